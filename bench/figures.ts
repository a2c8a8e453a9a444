/** What the bench finds out, as data. */
export interface Figure {
  readonly suite: string;
  readonly name: string;
  readonly unit: string;
  /** Which way is better. */
  readonly better: 'more' | 'less';
  /** Over all rounds of all processes: the median, and where the middle eight tenths lie. */
  readonly median: number;
  readonly low: number;
  readonly high: number;
  /** The median of each fresh process, in the order they ran. */
  readonly perProcess: readonly number[];
  /** The best batch of each: a process that is slow for life has no good one, whatever else the machine was doing. */
  readonly bestPerProcess: readonly number[];
  /** Only where a program counts them. */
  readonly memory?: Allocation;
}

export interface Allocation {
  /** What a unit is: a ply, an iteration. */
  readonly per: string;
  /** NaN if garbage was collected in every batch, so that nothing could be counted. */
  readonly bytes: number;
  /** The largest share of a batch that garbage collection took. */
  readonly gcShare: number;
  /** Bytes from which on this path counts as allocating; absent where it may. */
  readonly floor?: number;
}

/** Share of the time in collection from which on a hot path counts as allocating. */
const MAX_GC_SHARE = 0.01;

/** Complaints about hot paths that allocate. */
export function leaksIn(figures: readonly Figure[]): string[] {
  return figures.flatMap(({ suite, name, memory }) => {
    if (memory?.floor === undefined) return [];
    const { bytes, per, gcShare, floor } = memory;
    if (bytes <= floor && gcShare <= MAX_GC_SHARE) return [];
    const counted = Number.isNaN(bytes) ? 'more bytes than can be counted' : `${bytes.toFixed(2)} bytes`;
    const collection = `${(100 * gcShare).toFixed(2)} % of the time in collection`;
    return [`${suite}, ${name}: ${counted} for each ${per}, ${collection}; allowed are ${floor.toFixed(2)} and 1 %`];
  });
}

/** Linear between the nearest two; NaN of nothing. */
export function quantile(values: readonly number[], q: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  if (sorted.length === 0) return NaN;
  const at = q * (sorted.length - 1);
  const low = Math.floor(at);
  return sorted[low] + (at - low) * ((sorted[low + 1] ?? sorted[low]) - sorted[low]);
}

export const median = (values: readonly number[]): number => quantile(values, 0.5);
