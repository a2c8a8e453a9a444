/** The solution of an end game, as lines for people and as a JSON document. */
import type { Game, Move, State } from '../core/game.js';
import { ACTOR, PLY } from '../core/game.js';
import { formatOption } from '../core/replay-command.js';
import type { EndSolution } from '../games/mr-jack-pocket/solve.js';
import { planOf } from '../games/mr-jack-pocket/solve.js';
import { SUSPECT_NAMES } from '../games/mr-jack-pocket/suspects.js';

/** Moves that are listed before the rest is only counted. */
const LISTED = 8;

export function solutionLines(game: Game, state: State, solution: EndSolution): readonly string[] {
  const { value, bounds, worlds } = solution;
  const options = Object.entries(game.options).map(([key, option]) => `${key}=${formatOption(option)}`);
  return [
    `${game.id}, rules version ${game.rulesVersion}`,
    `  ${options.join(' ')}`,
    '',
    ...game
      .formatState(state)
      .split('\n')
      .map((line) => `    ${line}`),
    '',
    `ply ${state[PLY]}: ${game.roles[state[ACTOR]]} to move`,
    `with best play on both sides the investigator wins ${percent(value)}`,
    `  starting from ${worlds} world${worlds === 1 ? '' : 's'} that fit${worlds === 1 ? 's' : ''} what he knows, each as likely`,
    `  the strategies found guarantee him ${percent(bounds[0])} and concede him ${percent(bounds[1])} at most`,
    '',
    ...(solution.jack.length > 0 ? jackLines(game, state, solution) : moveLines(game, state, solution)),
    '',
    `best move: ${game.formatMove(state, bestMove(game, state, solution))}`,
  ];
}

/** Of the player who is to move; where he should mix, the likeliest. */
function bestMove(game: Game, state: State, solution: EndSolution): Move {
  return planOf(game, state, solution)?.mixture[0].moves[0] ?? solution.moves[0].move;
}

function moveLines(game: Game, state: State, { moves }: EndSolution): string[] {
  const lines = moves.slice(0, LISTED).map(({ move, value }) => `  ${percent(value)}  ${game.formatMove(state, move)}`);
  return moves.length > LISTED ? [...lines, `  and ${moves.length - LISTED} more`] : lines;
}

function jackLines(game: Game, state: State, { jack }: EndSolution): string[] {
  return jack.flatMap(({ type, value, mixture }) => [
    `jack as ${SUSPECT_NAMES[type.jack]}${holding(type.secret)}, likely ${percent(type.weight)}, loses ${percent(value)}:`,
    ...mixture.map(({ moves, share }) => {
      const texts = moves.slice(0, LISTED).map((move) => game.formatMove(state, move));
      const more = moves.length > LISTED ? ` or ${moves.length - LISTED} more` : '';
      return `  ${percent(share)}  ${texts.join(' or ')}${more}`;
    }),
  ]);
}

const namesOf = (cards: number): string[] => SUSPECT_NAMES.filter((_, card) => (cards >> card) & 1);

/** One hand of those that come to the same. */
const holding = (cards: number): string => (cards === 0 ? '' : ` with cards like ${namesOf(cards).join(' ')}`);

const percent = (share: number): string => `${(100 * share).toFixed(2)} %`;

export function solutionDocument(game: Game, state: State, solution: EndSolution): object {
  const text = (move: Move): string => game.formatMove(state, move);
  return {
    game: game.id,
    options: game.options,
    rulesVersion: game.rulesVersion,
    ply: state[PLY],
    role: game.roles[state[ACTOR]],
    value: solution.value,
    bounds: solution.bounds,
    worlds: solution.worlds,
    best: text(bestMove(game, state, solution)),
    moves: solution.moves.map(({ move, value }) => ({ text: text(move), value })),
    jack: solution.jack.map(({ type, value, mixture }) => ({
      suspect: SUSPECT_NAMES[type.jack],
      cards: namesOf(type.secret),
      weight: type.weight,
      value,
      mixture: mixture.map(({ moves, share }) => ({ share, moves: moves.map(text) })),
    })),
  };
}
