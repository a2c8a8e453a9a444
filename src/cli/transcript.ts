/** One game as lines of text, written while it is played or from its record: both look the same. */
import type { Game, Move, Player, State } from '../core/game.js';
import { ACTOR, CHANCE, PLY, TERMINAL } from '../core/game.js';
import type { GameRecord } from '../core/record.js';
import { formatOption } from '../core/replay-command.js';
import { readSeat, seatName } from './seats.js';

/** Whose eyes a game is shown through, and how much of it. */
export interface Look {
  /** Absent: everything is open. */
  readonly viewer: Player | undefined;
  readonly positions: boolean;
  readonly check: boolean;
}

interface LookValues {
  readonly seat?: string | undefined;
  readonly positions?: boolean | undefined;
  readonly check?: boolean | undefined;
}

export function readLook(game: Game, values: LookValues): Look {
  const viewer = values.seat === undefined ? undefined : readSeat(game, values.seat);
  return { viewer, positions: values.positions === true, check: values.check === true };
}

export class Transcript {
  readonly #game: Game;
  readonly #look: Look;
  readonly #write: (text: string) => void;
  readonly #nameWidth: number;
  // Seats that decided first and last; a new round, as far as one can tell, starts when the turn is back at the first.
  #first = CHANCE;
  #last = CHANCE;
  #lineBefore = '';
  #chapter = '';

  constructor(game: Game, look: Look, write: (text: string) => void) {
    this.#game = game;
    this.#look = look;
    this.#write = write;
    this.#nameWidth = Math.max(...[CHANCE, ...game.roles.keys()].map((seat) => seatName(game, seat).length));
  }

  /** `seats` are the agents' specs; none where choices are played. */
  start(state: State, seats: readonly string[] | undefined): void {
    const { id, rulesVersion, options } = this.#game;
    this.#line(`${id}, rules version ${rulesVersion}`);
    this.#line(
      `  ${Object.entries(options)
        .map(([key, value]) => `${key}=${formatOption(value)}`)
        .join(' ')}`,
    );
    seats?.forEach((spec, seat) => this.#line(`  ${this.#name(seat)}  ${spec}`));
    if (this.#look.viewer !== undefined) this.#line(`seen by ${seatName(this.#game, this.#look.viewer)}`);
    this.#line('');
    this.#position(state);
    this.#line('');
  }

  /** To be called before the move is applied. */
  move(state: State, move: Move): void {
    const seat = state[ACTOR];
    this.#openChapter(state);
    this.#separateRounds(seat);
    if (this.#look.positions && seat !== CHANCE) this.#position(state);
    const text = this.#game.formatMove(state, move, this.#look.viewer);
    this.#line(`${String(state[PLY]).padStart(4)}  ${this.#name(seat)}  ${text}`);
  }

  end(state: State): void {
    this.#line('');
    this.#position(state);
    this.#line('');
    if (state[ACTOR] !== TERMINAL) this.#line(`ply ${state[PLY]}: ${seatName(this.#game, state[ACTOR])} to move`);
  }

  result({ returns, fault, seed }: Pick<GameRecord, 'returns' | 'fault'> & { readonly seed?: number }): void {
    if (fault) this.#line(`fault of ${seatName(this.#game, fault.seat)}: ${fault.what}`);
    this.#line('result');
    returns.forEach((value, seat) => this.#line(`  ${this.#name(seat)}  ${formatResult(value)}`));
    if (seed !== undefined) this.#line(`seed ${seed}`);
  }

  repeat(command: string): void {
    this.#line(`repeat with: ${command}`);
  }

  /** A heading where the position says that a new day or round has begun. */
  #openChapter(state: State): void {
    const [, chapter = ''] = /^(.*\d of \d+)[^\n]*:/.exec(this.#game.formatState(state, this.#look.viewer)) ?? [];
    if (chapter === this.#chapter || chapter === '') return;
    this.#chapter = chapter;
    this.#line('');
    this.#line(chapter);
    this.#line('');
    this.#last = CHANCE;
  }

  #separateRounds(seat: Player): void {
    if (seat === CHANCE) return;
    if (this.#first === CHANCE) this.#first = seat;
    if (seat === this.#first && seat !== this.#last) this.#line('');
    this.#last = seat;
  }

  #position(state: State): void {
    for (const line of this.#game.formatState(state, this.#look.viewer).split('\n')) this.#line(`    ${line}`);
  }

  #name(seat: Player): string {
    return seatName(this.#game, seat).padEnd(this.#nameWidth);
  }

  /** Never two empty lines in a row. */
  #line(text: string): void {
    if (text === '' && this.#lineBefore === '') return;
    this.#lineBefore = text;
    this.#write(`${text.trimEnd()}\n`);
  }
}

function formatResult(value: number): string {
  const word = value === 1 ? '  win' : value === -1 ? '  loss' : '';
  return `${value > 0 ? '+' : ''}${value}${word}`;
}
