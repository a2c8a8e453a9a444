/** What a seat is told or advised does not depend on what it cannot know. */
import { checked } from '../../src/core/checked.js';
import type { Game, Player, State } from '../../src/core/game.js';
import { ACTOR, TERMINAL } from '../../src/core/game.js';
import { complain, gamesFor, inRandomGames } from './random-games.js';
import { twinWorld } from './twin-worlds.js';
import { legalMovesOf } from './words.js';

/** The evaluation for a seat is the same in every world that fits, and not the same everywhere. */
export function evaluatesBlindly(rules: Game): void {
  const game = checked(rules);
  const { evaluate } = game;
  if (!evaluate) return;
  const values = new Set<number>();
  inRandomGames(game, gamesFor(game, 2500), (state, rng) => {
    if (state[ACTOR] < 0) return;
    for (let player = 0; player < game.playerCount; player++) {
      const world = twinWorld(game, state, player, rng);
      const value = evaluate(state, player);
      const other = evaluate(world, player);
      if (value !== other)
        complain(game, state, `evaluate for seat ${player}: ${value}, but ${other} in another world`);
      values.add(value);
    }
  });
  if (values.size < 2) complain(game, new Int32Array(2), 'evaluate gives the same value everywhere');
}

/** Text with a viewer tells that seat nothing that it does not know. */
export function viewsTextBlindly(rules: Game): void {
  const game = checked(rules);
  inRandomGames(game, gamesFor(game, 800), (state, rng) => {
    for (let player = 0; player < game.playerCount; player++) {
      const world = state[ACTOR] === TERMINAL ? state : twinWorld(game, state, player, rng);
      const [text, other] = [game.formatState(state, player), game.formatState(world, player)];
      if (text !== other) complain(game, state, `formatState for seat ${player} differs:\n${text}\n--\n${other}`);
      if (text === '' || text !== text.trimEnd()) complain(game, state, `formatState for seat ${player} is '${text}'`);
      if (state[ACTOR] !== TERMINAL) compareMoveTexts(game, state, world, player);
    }
  });
}

/** Of moves that a seat cannot tell apart, here or in another world that fits, it reads the same text. */
function compareMoveTexts(game: Game, state: State, world: State, player: Player): void {
  const texts = new Map<number, string>();
  for (const s of [state, world])
    for (const move of legalMovesOf(game, s).slice(0, 40)) {
      const learned = game.moveSeenBy(s, move, player);
      const text = game.formatMove(s, move, player);
      const other = texts.get(learned);
      if (other !== undefined && other !== text)
        complain(game, state, `seat ${player} reads '${other}' or '${text}' of moves that it cannot tell apart`);
      texts.set(learned, text);
    }
}
