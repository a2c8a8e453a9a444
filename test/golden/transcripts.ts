/** One random game of each listed game as text: what is done, what each seat has seen, and how it ends. */
import { createAgent } from '../../src/agents/index.js';
import type { Game, State } from '../../src/core/game.js';
import { ACTOR, CHANCE, newState, PLY } from '../../src/core/game.js';
import { playGame } from '../../src/core/play.js';
import { formatOption } from '../../src/core/replay-command.js';
import { everyGame } from './games.js';
import { hashText } from './signatures.js';

const SEED = 7;

/** By file name. */
export function transcripts(): Record<string, string> {
  const defaults = everyGame().filter(({ name }) => !name.includes(':'));
  return Object.fromEntries(defaults.map(({ name, game }) => [`${name}-${SEED}.txt`, transcriptOf(game)]));
}

function transcriptOf(game: Game): string {
  const agents = game.roles.map(() => createAgent('random', game));
  const lines = [
    `${game.id}, rules version ${game.rulesVersion}, random agents, seed ${SEED}`,
    ...Object.entries(game.options).map(([key, value]) => `option ${key}=${formatOption(value)}`),
    '',
    'Each line: ply, who acts, the hash of what each seat has seen so far, the move.',
    '',
  ];
  const { moves, returns } = playGame(game, agents, { seed: SEED }, (state, move) => {
    lines.push(`${position(game, state)}  ${game.formatMove(state, move)}`);
  });
  const end = newState(game);
  for (const move of moves) game.apply(end, move);
  lines.push(position(game, end), '', ...game.formatState(end).split('\n'), '', `result ${returns.join(' ')}`, '');
  return lines.join('\n');
}

function position(game: Game, state: State): string {
  const actor = state[ACTOR];
  const who = actor === CHANCE ? 'luck' : actor < 0 ? 'end' : `${actor} ${game.roles[actor]}`;
  return `${String(state[PLY]).padStart(3)}  ${who.padEnd(14)}  ${game.roles.map((_, seat) => seen(game, state, seat)).join(' ')}`;
}

function seen(game: Game, state: State, seat: number): string {
  const words = new Int32Array(game.observationWords);
  game.observe(state, seat, words);
  return hashText(words);
}
