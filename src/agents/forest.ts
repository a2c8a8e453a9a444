/**
 * Information-set search with a tree for every seat (multiple-observer ISMCTS, Cowling, Powley & Whitehouse 2012).
 * Every move is walked in all trees, in each along the edge of what its seat sees; whoever moves chooses in his own, by
 * what he knows there. Others start where they stand: the first edge of their trees is what they observe before the
 * decision, so a seat knows its own cards in every world.
 *
 *   searching seat's tree   root -move-> . -seen-> . -move-> .
 *   another seat's tree     root -observation-> . -seen-> . -move-> .
 *
 * `each`: every seat learns from the worlds that the searching seat holds possible. They all agree with his secrets, so
 * the others come to play as if they knew them.
 *
 * `redeal` (after re-determinizing search, Goodman 2019): every second iteration is played in a world redrawn through
 * the eyes of one of the others, where the searching seat may hold anything that seat cannot exclude. Only from those
 * does that seat learn, and the searcher as it is imagined by others, who has a tree of his own.
 */
import * as core from '../core/game.js';
import type { Game, Move, Player, State } from '../core/game.js';
import { hashWords } from '../core/hash.js';
import type { Rng } from '../core/rng.js';
import { EVERYONE } from './move-choice.js';
import type { Search } from './search.js';
import type { SearchSettings } from './search-parts.js';
import { SearchParts } from './search-parts.js';
import { NONE, Tree } from './tree.js';

const { ACTOR, CHANCE, TERMINAL } = core;
const SALT = 0x2545f491;

/** The first edge of a seat's tree; `buffer` is overwritten. */
export function observationKey(game: Game, state: State, seat: Player, buffer: Int32Array): number {
  game.observe(state, seat, buffer);
  return hashWords(buffer, buffer.length, SALT);
}

export class Forest implements Search {
  /** The searching seat's tree. */
  readonly tree: Tree;
  readonly state: State;
  /** By seat; the searcher as others imagine him comes last. */
  readonly trees: readonly Tree[];
  readonly #game: Game;
  readonly #player: Player;
  readonly #rng: Rng;
  readonly #redeals: boolean;
  readonly #parts: SearchParts;
  readonly #observation: Int32Array;
  // Of the iteration in hand, by seat: the tree that it walks, its last node there, whether it is still in its tree,
  // and whether it learns.
  readonly #walked: Tree[];
  readonly #at: Int32Array;
  readonly #isIn: Uint8Array;
  readonly #learns: Uint8Array;
  #iteration = 0;

  constructor(game: Game, player: Player, rng: Rng, settings: SearchSettings) {
    const parts = new SearchParts(game, rng, settings);
    const { capacity } = settings;
    this.trees = [...game.roles, 'imagined'].map(() => new Tree(capacity, parts.policy.mixes));
    this.tree = this.trees[player];
    this.state = parts.state;
    this.#game = game;
    this.#player = player;
    this.#rng = rng;
    this.#redeals = settings.observer === 'redeal' && game.playerCount > 1;
    this.#parts = parts;
    this.#observation = new Int32Array(game.observationWords);
    this.#walked = this.trees.slice(0, game.playerCount);
    this.#at = new Int32Array(game.playerCount);
    this.#isIn = new Uint8Array(game.playerCount);
    this.#learns = new Uint8Array(game.playerCount);
  }

  clear(): void {
    for (const tree of this.trees) tree.clear();
    this.#parts.clear();
    this.#iteration = 0;
  }

  iterate(): void {
    this.#begin(this.#redeals ? this.#imaginer() : this.#player);
    this.#descend();
    this.#parts.playOut();
    for (let seat = 0; seat < this.#at.length; seat++)
      if (this.#learns[seat] === 1) this.#parts.backUp(this.#walked[seat], this.#at[seat]);
    this.#iteration++;
  }

  /** Through whose eyes this iteration's world is seen: the searcher's and, in turn, one of the others'. */
  #imaginer(): Player {
    if (this.#iteration % 2 === 0) return this.#player;
    const others = this.#game.playerCount - 1;
    return (this.#player + 1 + (((this.#iteration - 1) / 2) % others)) % this.#game.playerCount;
  }

  /** Puts every seat at the node where it stands before the decision. */
  #begin(imaginer: Player): void {
    const isImagined = imaginer !== this.#player;
    if (isImagined) this.#game.determinize(this.state, imaginer, this.#rng);
    for (let seat = 0; seat < this.#at.length; seat++) {
      const isSearcher = seat === this.#player;
      this.#learns[seat] = !this.#redeals || seat === imaginer || isSearcher ? 1 : 0;
      this.#walked[seat] = this.trees[isSearcher && isImagined ? this.#game.playerCount : seat];
      this.#at[seat] = 0;
      this.#isIn[seat] = 1;
      if (isSearcher && !isImagined) continue;
      this.#walk(seat, observationKey(this.#game, this.state, seat, this.#observation), CHANCE);
    }
  }

  /** Until whoever moves meets something new in his tree, or is out of it. */
  #descend(): void {
    const s = this.state;
    const { choice } = this.#parts;
    while (s[ACTOR] !== TERMINAL) {
      const actor = s[ACTOR];
      if (actor === CHANCE) {
        const outcome = this.#parts.draw();
        this.#show(outcome, CHANCE);
        this.#game.apply(s, outcome);
        continue;
      }
      if (this.#isIn[actor] === 0) return;
      choice.pick(this.#walked[actor], this.#at[actor], s, EVERYONE);
      this.#show(choice.move, actor);
      this.#parts.play(choice.move);
      if (choice.edge === NONE) return;
    }
  }

  /** Every seat walks along what it sees of the move. */
  #show(move: Move, mover: Player): void {
    for (let seat = 0; seat < this.#at.length; seat++)
      if (this.#isIn[seat] === 1)
        this.#walk(seat, seat === mover ? move : this.#game.moveSeenBy(this.state, move, seat), mover);
  }

  #walk(seat: Player, key: number, mover: Player): void {
    const tree = this.#walked[seat];
    const node = this.#at[seat];
    const next = this.#learns[seat] === 1 ? tree.childOrNew(node, key, mover) : tree.child(node, key);
    if (next === NONE) this.#isIn[seat] = 0;
    else this.#at[seat] = next;
  }
}
