/** Stops a run as soon as the sequential test knows enough, at the same pair however many workers play. */
import type { PairCounts } from '../stats/pairs.js';
import type { SprtOptions } from '../stats/sprt.js';
import { sprt } from '../stats/sprt.js';
import type { Block } from '../store/rows.js';
import { LEGS } from '../store/rows.js';
import type { Seating } from './seating.js';
import { cellOf } from './tally.js';

/** The test looks after every so many pairs; a look costs as much as a few fast games. */
const LOOK_EVERY = 8;

/** Puts blocks back in order, since the test must see pairs as if they were played one after the other. */
export class SequentialTest {
  readonly #options: SprtOptions;
  readonly #seating: Seating;
  readonly #held = new Map<number, Block>();
  readonly #counts: [number, number, number, number, number];
  #next: number;
  #isOver = false;

  /** Goes on after `done` pairs with these counts. */
  constructor(options: SprtOptions, seating: Seating, counts: PairCounts, done: number) {
    this.#options = options;
    this.#seating = seating;
    this.#counts = [...counts];
    this.#next = done;
    this.#look();
  }

  get isOver(): boolean {
    return this.#isOver;
  }

  /** Blocks that came before their turn. */
  get heldCount(): number {
    return this.#held.size;
  }

  /** Takes a block in; gives those whose turn has come, the last one cut off where the test ends. */
  offer(block: Block): Block[] {
    this.#held.set(block.first, block);
    const ready: Block[] = [];
    for (let next = this.#held.get(this.#next); next && !this.#isOver; next = this.#held.get(this.#next)) {
      this.#held.delete(next.first);
      ready.push(cut(next, this.#advance(next)));
    }
    return ready;
  }

  /** Counts the pairs of a block up to the verdict; returns how many. */
  #advance(block: Block): number {
    for (let i = 0; i < block.count; i++) {
      this.#counts[cellOf(this.#seating, block, i)]++;
      this.#next++;
      this.#look();
      if (this.#isOver) return i + 1;
    }
    return block.count;
  }

  #look(): void {
    if (this.#next > 0 && this.#next % LOOK_EVERY === 0)
      this.#isOver = sprt(this.#counts, this.#options).verdict !== undefined;
  }
}

/** The first `count` pairs of a block; its times are shared out evenly. */
function cut(block: Block, count: number): Block {
  if (count === block.count) return block;
  const end = block.first + count;
  const share = count / block.count;
  return {
    ...block,
    count,
    plies: block.plies.slice(0, count * LEGS),
    outcome: block.outcome.slice(0, count * LEGS),
    faults: block.faults.filter(({ pair }) => pair < end),
    moves: block.moves.filter(({ pair }) => pair < end),
    millis: [block.millis[0] * share, block.millis[1] * share],
  };
}
