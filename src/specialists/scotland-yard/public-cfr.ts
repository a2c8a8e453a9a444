/**
 * CFR+ for Scotland Yard in vector form: one walk over the public tree carries, for every station where Mr X may be, how
 * likely he is there and what that is worth. Values are Mr X's: 1 escaped, -1 caught.
 */
import type { PublicTree } from './public-tree.js';

/** Both sides' behavior: Mr X's by arc, the detectives' by choice. */
export interface PublicPolicy {
  readonly arcs: Float64Array;
  readonly choices: Float64Array;
}

export class PublicCfr {
  readonly tree: PublicTree;
  /** How likely Mr X is at each station of the root. */
  readonly #prior: Float64Array;
  #iterations = 0;
  readonly #current: PublicPolicy;
  readonly #regret: PublicPolicy;
  readonly #total: PublicPolicy;
  /** By cell: how likely Mr X goes there, as far as it is up to him and to luck. */
  readonly #range: Float64Array;
  /** By node: how likely the detectives let it happen. */
  readonly #reach: Float64Array;
  readonly #value: Float64Array;
  readonly #gain: Float64Array;

  /** `prior` gives the weight of each cell of the root; even if left out. */
  constructor(tree: PublicTree, prior?: ArrayLike<number>) {
    const size = tree.firstCell[1];
    this.tree = tree;
    this.#prior = Float64Array.from({ length: size }, (_, i) => prior?.[i] ?? 1);
    normalize(this.#prior, 0, size);
    this.#current = newPolicy(tree);
    this.#regret = newPolicy(tree);
    this.#total = newPolicy(tree);
    normalizeAll(tree, this.#current);
    this.#range = new Float64Array(tree.cellCount + 2);
    this.#reach = new Float64Array(tree.nodeCount);
    this.#value = new Float64Array(tree.cellCount + 2);
    this.#value[tree.caught] = -1;
    this.#value[tree.escaped] = 1;
    this.#gain = new Float64Array(tree.firstChoice[tree.nodeCount]);
  }

  run(iterations: number): void {
    for (const end = this.#iterations + iterations; this.#iterations < end;) {
      this.#iterations++;
      this.#spread(this.#current);
      this.#teachMrX();
      this.#spread(this.#current);
      this.#teachDetectives();
    }
  }

  /** The average of all iterations, late ones counting more. */
  average(): PublicPolicy {
    const policy = { arcs: this.#total.arcs.slice(), choices: this.#total.choices.slice() };
    normalizeAll(this.tree, policy);
    return policy;
  }

  /** What Mr X gets when both sides play by `policy`. */
  valueOf(policy: PublicPolicy): number {
    const { tree } = this;
    for (let n = tree.nodeCount - 1; n >= 0; n--) this.#expect(n, policy);
    return this.#rootValue();
  }

  /** What Mr X gets by his best reply to the detectives of `policy`. */
  bestMrX(policy: PublicPolicy): number {
    const { tree } = this;
    for (let n = tree.nodeCount - 1; n >= 0; n--)
      if (tree.isMrX[n])
        for (let c = tree.firstCell[n]; c < tree.firstCell[n + 1]; c++) this.#value[c] = this.#bestArc(c);
      else this.#expectChoices(n, policy);
    return this.#rootValue();
  }

  /** What the detectives get by their best reply to the Mr X of `policy`. */
  bestDetectives(policy: PublicPolicy): number {
    const { tree } = this;
    this.#spread(policy);
    for (let n = tree.nodeCount - 1; n >= 0; n--) {
      if (tree.isMrX[n]) {
        this.#expectArcs(n, policy);
        continue;
      }
      const first = tree.firstCell[n];
      const landing = tree.firstLanding[this.#bestChoice(n)] - first;
      for (let c = first; c < tree.firstCell[n + 1]; c++) this.#value[c] = this.#value[tree.landing[landing + c]];
    }
    return -this.#rootValue();
  }

  /** What a side loses on average to a best reply: half of what both could gain. */
  exploitability(policy: PublicPolicy): number {
    return (this.bestMrX(policy) + this.bestDetectives(policy)) / 2;
  }

  #rootValue(): number {
    return this.#prior.reduce((sum, p, i) => sum + p * this.#value[i], 0);
  }

  #spread(policy: PublicPolicy): void {
    const { tree } = this;
    const [range, reach] = [this.#range, this.#reach];
    range.fill(0);
    range.set(this.#prior);
    reach[0] = 1;
    for (let n = 0; n < tree.nodeCount; n++) {
      const choice = tree.parentChoice[n];
      if (n > 0) reach[n] = reach[tree.parent[n]] * (choice >= 0 ? policy.choices[choice] : 1);
      const [first, end] = [tree.firstCell[n], tree.firstCell[n + 1]];
      if (tree.isMrX[n])
        for (let a = tree.firstArc[first], c = first; c < end; c++)
          for (; a < tree.firstArc[c + 1]; a++) range[tree.arcCell[a]] += range[c] * policy.arcs[a];
      // The detectives do not change where he is; each cell of a child has one origin.
      else
        for (let k = tree.firstChoice[n]; k < tree.firstChoice[n + 1]; k++)
          for (let c = first; c < end; c++) range[tree.landing[tree.firstLanding[k] + c - first]] = range[c];
    }
  }

  #teachMrX(): void {
    const { tree } = this;
    for (let n = tree.nodeCount - 1; n >= 0; n--) {
      this.#expect(n, this.#current);
      if (tree.isMrX[n]) for (let c = tree.firstCell[n]; c < tree.firstCell[n + 1]; c++) this.#matchArcs(n, c);
    }
  }

  #teachDetectives(): void {
    const { tree } = this;
    for (let n = tree.nodeCount - 1; n >= 0; n--) {
      this.#expect(n, this.#current);
      if (!tree.isMrX[n]) this.#matchChoices(n);
    }
  }

  #matchArcs(n: number, cell: number): void {
    const { firstArc, arcCell } = this.tree;
    const { arcs } = this.#current;
    const weight = this.#iterations * this.#range[cell];
    for (let a = firstArc[cell]; a < firstArc[cell + 1]; a++) {
      this.#total.arcs[a] += weight * arcs[a];
      const gain = this.#reach[n] * (this.#value[arcCell[a]] - this.#value[cell]);
      arcs[a] = this.#regret.arcs[a] = Math.max(0, this.#regret.arcs[a] + gain);
    }
    normalize(arcs, firstArc[cell], firstArc[cell + 1]);
  }

  #matchChoices(n: number): void {
    const { tree } = this;
    const { choices } = this.#current;
    const [first, end] = [tree.firstChoice[n], tree.firstChoice[n + 1]];
    for (let k = first; k < end; k++) {
      this.#total.choices[k] += this.#iterations * this.#reach[n] * choices[k];
      this.#gain[k] = this.#worthOfChoice(n, k);
    }
    let mean = 0;
    for (let k = first; k < end; k++) mean += choices[k] * this.#gain[k];
    for (let k = first; k < end; k++)
      choices[k] = this.#regret.choices[k] = Math.max(0, this.#regret.choices[k] + this.#gain[k] - mean);
    normalize(choices, first, end);
  }

  /** To the detectives, weighted by how likely Mr X is in each cell. */
  #worthOfChoice(n: number, choice: number): number {
    const { tree } = this;
    const first = tree.firstCell[n];
    const landing = tree.firstLanding[choice] - first;
    let worth = 0;
    for (let c = first; c < tree.firstCell[n + 1]; c++)
      worth -= this.#range[c] * this.#value[tree.landing[landing + c]];
    return worth;
  }

  #bestChoice(n: number): number {
    let best = this.tree.firstChoice[n];
    let most = this.#worthOfChoice(n, best);
    for (let k = best + 1; k < this.tree.firstChoice[n + 1]; k++) {
      const worth = this.#worthOfChoice(n, k);
      if (worth > most) [best, most] = [k, worth];
    }
    return best;
  }

  #bestArc(cell: number): number {
    const { firstArc, arcCell } = this.tree;
    let best = -1;
    for (let a = firstArc[cell]; a < firstArc[cell + 1]; a++) best = Math.max(best, this.#value[arcCell[a]]);
    return best;
  }

  /** Sets the values of the cells of a node, those of its children being known. */
  #expect(n: number, policy: PublicPolicy): void {
    if (this.tree.isMrX[n]) this.#expectArcs(n, policy);
    else this.#expectChoices(n, policy);
  }

  #expectArcs(n: number, policy: PublicPolicy): void {
    const { firstCell, firstArc, arcCell } = this.tree;
    const value = this.#value;
    for (let c = firstCell[n]; c < firstCell[n + 1]; c++) {
      let mean = 0;
      for (let a = firstArc[c]; a < firstArc[c + 1]; a++) mean += policy.arcs[a] * value[arcCell[a]];
      value[c] = mean;
    }
  }

  #expectChoices(n: number, policy: PublicPolicy): void {
    const { firstCell, firstChoice, firstLanding, landing } = this.tree;
    const value = this.#value;
    const first = firstCell[n];
    const end = firstCell[n + 1];
    value.fill(0, first, end);
    for (let k = firstChoice[n]; k < firstChoice[n + 1]; k++) {
      const p = policy.choices[k];
      const at = firstLanding[k] - first;
      if (p > 0) for (let c = first; c < end; c++) value[c] += p * value[landing[at + c]];
    }
  }
}

const newPolicy = (tree: PublicTree): PublicPolicy => ({
  arcs: new Float64Array(tree.firstArc[tree.cellCount]),
  choices: new Float64Array(tree.firstChoice[tree.nodeCount]),
});

function normalizeAll(tree: PublicTree, policy: PublicPolicy): void {
  for (let c = 0; c < tree.cellCount; c++) normalize(policy.arcs, tree.firstArc[c], tree.firstArc[c + 1]);
  for (let n = 0; n < tree.nodeCount; n++) normalize(policy.choices, tree.firstChoice[n], tree.firstChoice[n + 1]);
}

/** Scales a run to sum 1; evenly where there is nothing. */
function normalize(row: Float64Array, first: number, end: number): void {
  let sum = 0;
  for (let k = first; k < end; k++) sum += row[k];
  for (let k = first; k < end; k++) row[k] = sum > 0 ? row[k] / sum : 1 / (end - first);
}
