/** Moves as text and as each seat sees them. */
import { checked } from '../../src/core/checked.js';
import type { Game, Player, State } from '../../src/core/game.js';
import { ACTOR, TERMINAL } from '../../src/core/game.js';
import { complain, gamesFor, inRandomGames } from './random-games.js';
import { after, difference, legalMovesOf, observation, prepared } from './words.js';

/** Every legal move has a text of its own that reads back as it; every other text is refused. */
export function movesRoundTrip(rules: Game): void {
  const game = checked(rules);
  // Texts met anywhere: most are not legal where they are tried.
  const met = new Set(['', ' ', '?', '0', 'no such move']);
  inRandomGames(game, gamesFor(game, 800), (state, rng) => {
    if (state[ACTOR] === TERMINAL) return;
    const texts = new Set(legalMovesOf(game, state).map((move) => game.formatMove(state, move)));
    if (texts.size !== legalMovesOf(game, state).length) complain(game, state, 'two moves have the same text');
    const strangers = [...met].filter((text) => !texts.has(text));
    const tried = [strangers[rng.below(strangers.length)], `${[...texts][0]}x`, `${[...texts][0]} `];
    for (const text of tried)
      if (!texts.has(text) && game.parseMove(state, text) !== -1)
        complain(game, state, `'${text}' is no legal move and is read as ${game.parseMove(state, text)}`);
    for (const text of texts) if (met.size < 500) met.add(text);
  });
}

/**
 * `moveSeenBy` and `observe` agree. Moves that a seat cannot tell apart leave it with the same observation; moves of
 * others that leave it with the same observation of different positions are moves that it cannot tell apart. Where two
 * moves both end the game, all is shown and there is nothing to compare.
 */
export function seesConsistently(rules: Game): void {
  const game = checked(rules);
  inRandomGames(game, gamesFor(game, 500), (state, rng) => {
    if (state[ACTOR] === TERMINAL) return;
    const moves = legalMovesOf(game, state);
    // A window of the list where it is long: what matters is moves side by side.
    const from = rng.below(Math.max(1, moves.length - 15));
    const shown = moves.slice(from, from + 16);
    const next = shown.map((move) => after(game, state, move));
    for (let player = 0; player < game.playerCount; player++) compareMoves(game, state, shown, next, player);
  });
}

function compareMoves(game: Game, state: State, moves: number[], next: State[], player: Player): void {
  const learned = moves.map((move) => game.moveSeenBy(state, move, player));
  const seen = next.map((s) => observation(game, s, player));
  for (let i = 0; i < moves.length; i++)
    for (let j = 0; j < i; j++) {
      if (next[i][ACTOR] === TERMINAL && next[j][ACTOR] === TERMINAL) continue;
      const differs = difference(seen[j], seen[i]);
      const pair = `moves ${moves[j]} and ${moves[i]}`;
      if (differs && learned[i] === learned[j])
        complain(game, state, `seat ${player} learns the same of ${pair}, then sees that ${differs}`);
      if (differs || learned[i] === learned[j] || state[ACTOR] === player) continue;
      if (difference(prepared(game, next[j]), prepared(game, next[i])))
        complain(game, state, `seat ${player} learns more of ${pair} than it then sees`);
    }
}
