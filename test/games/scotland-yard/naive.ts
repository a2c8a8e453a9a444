/**
 * Scotland Yard a second time, slow and obvious: plain objects that are never changed, sets, and moves as text. Written
 * from the rule book alone; of the library it takes the printed facts of the boards and nothing else.
 */
import { BOARDS } from '../../../src/games/scotland-yard/boards.js';
import { LONDON_LINES } from '../../../src/games/scotland-yard/london.js';

export interface NaiveOptions {
  readonly map: 'london' | 'scan' | 'glasses' | 'village';
  readonly detectives: number;
  readonly seats: 'coalition' | 'players' | 'pairs';
  readonly log: number;
  readonly rounds: number | 'log';
  readonly reveals: readonly number[];
}

type Ticket = 'taxi' | 'bus' | 'underground' | 'black';
type Tickets = Readonly<Record<Ticket, number>>;

/** One line seen from one end. */
interface Ride {
  readonly to: number;
  readonly by: 'taxi' | 'bus' | 'underground' | 'ferry';
}

/** A step that a pawn could make, and what it costs. */
interface Step {
  readonly ticket: Ticket;
  readonly to: number;
}

export interface NaiveGame {
  readonly options: NaiveOptions;
  readonly phase: 'deal' | 'play' | 'over';
  /** `mr-x`, `d1`, `d2` … */
  readonly turn: string;
  readonly secondLeg: boolean;
  readonly stations: Readonly<Record<string, number>>;
  readonly tickets: Readonly<Record<string, Tickets>>;
  readonly doubles: number;
  readonly boxes: number;
  readonly rounds: number;
  /** Detectives that have moved in this round. */
  readonly moved: number;
  readonly winner: 'mr-x' | 'detectives' | undefined;
}

const MAPS = new Map<string, Map<number, Ride[]>>();

function ridesFrom(map: NaiveOptions['map'], station: number): readonly Ride[] {
  let rides = MAPS.get(map);
  if (!rides) MAPS.set(map, (rides = readMap(map)));
  return rides.get(station) ?? [];
}

function readMap(map: NaiveOptions['map']): Map<number, Ride[]> {
  const rides = new Map<number, Ride[]>();
  for (const [by, a, b] of linesOf(map)) {
    rides.set(a, [...(rides.get(a) ?? []), { to: b, by }]);
    rides.set(b, [...(rides.get(b) ?? []), { to: a, by }]);
  }
  return rides;
}

function linesOf(map: NaiveOptions['map']): [Ride['by'], number, number][] {
  const kinds = ['taxi', 'bus', 'underground', 'ferry'] as const;
  if (map === 'glasses' || map === 'village')
    return kinds.flatMap((by, i) => BOARDS[map].lines[i].map(([a, b]): [Ride['by'], number, number] => [by, a, b]));
  return kinds.flatMap((by) =>
    LONDON_LINES[by]
      .trim()
      .split(/\s+/)
      .filter((line) => !(map === 'scan' && by === 'taxi' && line === '13-14'))
      .map((line): [Ride['by'], number, number] => [by, Number(line.split('-')[0]), Number(line.split('-')[1])]),
  );
}

const detectivesOf = (options: NaiveOptions): string[] =>
  Array.from({ length: options.detectives }, (_, i) => `d${i + 1}`);

export function newGame(options: NaiveOptions): NaiveGame {
  const board = BOARDS[options.map];
  const { starts } = board;
  const stock = ([taxi, bus, underground]: readonly number[], black: number): Tickets => ({
    taxi,
    bus,
    underground,
    black,
  });
  const names = detectivesOf(options);
  const tickets: Record<string, Tickets> = { 'mr-x': stock(board.mrXTickets, board.black ? options.detectives : 0) };
  for (const name of names) tickets[name] = stock(board.detectiveTickets, 0);
  const game: NaiveGame = {
    options,
    phase: 'deal',
    turn: 'd1',
    secondLeg: false,
    stations: {},
    tickets,
    doubles: board.doubles,
    boxes: 0,
    rounds: 0,
    moved: 0,
    winner: undefined,
  };
  if ('deck' in starts) return game;
  const stations: Record<string, number> = { 'mr-x': starts.fixed[0] };
  names.forEach((name, i) => (stations[name] = starts.fixed[i + 1]));
  return beginRound({ ...game, stations });
}

/** Every legal move, in no particular order. */
export function legalMoves(game: NaiveGame): string[] {
  if (game.phase === 'over') return [];
  if (game.phase === 'deal') return cardsLeft(game).map((card) => `${game.turn} start ${card}`);
  if (game.turn !== 'mr-x') return steps(game, game.turn).map(({ ticket, to }) => `${game.turn} ${ticket} ${to}`);
  const single = steps(game, 'mr-x');
  const double = mayDouble(game) ? single.filter((step) => steps(walk(game, 'mr-x', step), 'mr-x').length > 0) : [];
  return [
    ...single.map(({ ticket, to }) => `${ticket} ${to}`),
    ...double.map(({ ticket, to }) => `double ${ticket} ${to}`),
  ];
}

function cardsLeft(game: NaiveGame): number[] {
  const { starts } = BOARDS[game.options.map];
  const dealt = Object.values(game.stations);
  return 'deck' in starts ? starts.deck.filter((card) => !dealt.includes(card)) : [];
}

function mayDouble(game: NaiveGame): boolean {
  const { log, rounds } = game.options;
  return game.doubles > 0 && !game.secondLeg && (rounds !== 'log' || log - game.boxes >= 2);
}

/** Nobody, Mr X included, steps onto a station where a detective stands. */
function steps(game: NaiveGame, pawn: string): Step[] {
  const barred = new Set(detectivesOf(game.options).map((name) => game.stations[name]));
  const stock = game.tickets[pawn];
  return ridesFrom(game.options.map, game.stations[pawn])
    .filter(({ to }) => !barred.has(to))
    .flatMap(({ by, to }): Step[] => [
      ...(by !== 'ferry' && stock[by] > 0 ? [{ ticket: by, to }] : []),
      ...(stock.black > 0 ? [{ ticket: 'black' as const, to }] : []),
    ])
    .filter((step, i, all) => all.findIndex((s) => s.ticket === step.ticket && s.to === step.to) === i);
}

/** The pawn moved and the ticket gone from its owner. */
function walk(game: NaiveGame, pawn: string, { ticket, to }: Step): NaiveGame {
  const stock = { ...game.tickets[pawn], [ticket]: game.tickets[pawn][ticket] - 1 };
  return {
    ...game,
    stations: { ...game.stations, [pawn]: to },
    tickets: { ...game.tickets, [pawn]: stock },
  };
}

/** The game after a move; the text must be a legal one. */
export function play(game: NaiveGame, text: string): NaiveGame {
  const words = text.split(' ');
  const to = Number(words.at(-1));
  if (game.phase === 'deal') return deal(game, to);
  const step = { ticket: words.at(-2) as Ticket, to };
  return game.turn === 'mr-x' ? playMrX(game, step, words[0] === 'double') : playDetective(game, step);
}

function deal(game: NaiveGame, to: number): NaiveGame {
  const dealt = { ...game, stations: { ...game.stations, [game.turn]: to } };
  if (game.turn === 'mr-x') return beginRound(dealt);
  const names = detectivesOf(game.options);
  return { ...dealt, turn: names[names.indexOf(game.turn) + 1] ?? 'mr-x' };
}

function playMrX(game: NaiveGame, step: Step, double: boolean): NaiveGame {
  const there = { ...walk(game, 'mr-x', step), boxes: game.boxes + 1 };
  if (double) return { ...there, doubles: game.doubles - 1, secondLeg: true };
  return detectiveFrom({ ...there, secondLeg: false, moved: 0 }, 0);
}

function playDetective(game: NaiveGame, step: Step): NaiveGame {
  const there = walk(game, game.turn, step);
  const kept = { ...there.tickets['mr-x'], [step.ticket]: there.tickets['mr-x'][step.ticket] + 1 };
  const paid = { ...there, tickets: { ...there.tickets, 'mr-x': kept }, moved: game.moved + 1 };
  if (step.to === game.stations['mr-x']) return over(paid, 'detectives');
  return detectiveFrom(paid, detectivesOf(game.options).indexOf(game.turn) + 1);
}

/** The next detective that can move, counting from that index; if there is none the round is done. */
function detectiveFrom(game: NaiveGame, index: number): NaiveGame {
  const turn = detectivesOf(game.options)
    .slice(index)
    .find((name) => steps(game, name).length > 0);
  return turn === undefined ? endRound(game) : { ...game, turn };
}

function endRound(game: NaiveGame): NaiveGame {
  const { log, rounds } = game.options;
  const full = rounds === 'log' ? game.boxes >= log : game.rounds >= rounds;
  return full || game.moved === 0 ? over(game, 'mr-x') : beginRound(game);
}

function beginRound(game: NaiveGame): NaiveGame {
  const begun: NaiveGame = { ...game, phase: 'play', turn: 'mr-x', rounds: game.rounds + 1 };
  return steps(begun, 'mr-x').length === 0 ? over(begun, 'detectives') : begun;
}

const over = (game: NaiveGame, winner: 'mr-x' | 'detectives'): NaiveGame => ({ ...game, phase: 'over', winner });

/** Whose decision it is: `chance`, `over`, or the seat. */
export function actor(game: NaiveGame): 'chance' | 'over' | number {
  if (game.phase === 'deal') return 'chance';
  if (game.phase === 'over') return 'over';
  if (game.turn === 'mr-x') return 0;
  const pawn = Number(game.turn.slice(1));
  if (game.options.seats === 'players') return pawn;
  return game.options.seats === 'pairs' && pawn > 2 ? 2 : 1;
}

/** What the detectives see of a move. */
export function appearance(game: NaiveGame, text: string): string {
  if (game.turn !== 'mr-x') return text;
  const shown = game.phase === 'play' && game.options.reveals.includes(game.boxes + 1);
  return shown ? text : text.slice(0, text.lastIndexOf(' '));
}

/**
 * All games that the detectives, having seen all moves so far, may be in. They differ in Mr X's station alone, so one
 * is kept for each. Tried out rather than reasoned: in each world every legal move that looks like the one that was
 * seen is played, and a world in which play would be over stays only if play is over in truth.
 */
export function worldsAfter(worlds: readonly NaiveGame[], before: NaiveGame, text: string): NaiveGame[] {
  const seen = appearance(before, text);
  const ended = play(before, text).phase === 'over';
  const next = new Map<number, NaiveGame>();
  for (const world of worlds)
    for (const move of legalMoves(world)) {
      if (appearance(world, move) !== seen) continue;
      const reached = play(world, move);
      if ((reached.phase === 'over') === ended) next.set(reached.stations['mr-x'], reached);
    }
  return [...next.values()];
}

/** Where Mr X may be, in ascending order. */
export const stationsOf = (worlds: readonly NaiveGame[]): number[] =>
  worlds.map((world) => world.stations['mr-x']).sort((a, b) => a - b);
