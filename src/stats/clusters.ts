/**
 * Means over games that come in clusters, here pairs on the same luck. Games of a cluster may depend on each other in any
 * way, clusters may not; a cluster may hold any number of the games that count, none included.
 */
import type { Interval } from './interval.js';
import { requireConfidence } from './interval.js';
import { clopperPearson } from './proportion.js';
import { studentQuantile } from './student.js';

/** By cluster: the sum of what is averaged, and how many values it is the sum of. */
export interface ClusterSums {
  readonly sums: Float64Array;
  readonly counts: Float64Array;
}

export interface Estimate extends Interval {
  /** NaN where there was nothing to average. */
  readonly value: number;
  /** Values averaged. */
  readonly count: number;
  /** Clusters that had any. */
  readonly clusters: number;
}

/**
 * The mean of all values, with Student's interval for a ratio of sums by linearization (Cochran, Sampling Techniques,
 * chapter 6). A share stays in [0, 1], and where all of it agree, which shows no spread, its interval is the one that
 * Clopper and Pearson give to so many clusters that agree.
 */
export function estimateMean(data: ClusterSums, isShare: boolean, confidence = 0.95): Estimate {
  requireConfidence(confidence);
  const { value, count, clusters, influence } = linearize(data);
  const { low, high } = around(value, influence, clusters, confidence);
  if (!isShare) return { value, low, high, count, clusters };
  if (low === high) {
    const same = clopperPearson(clusters, clusters, confidence).low;
    return { value, low: value * same, high: 1 - (1 - value) * same, count, clusters };
  }
  return { value, low: Math.max(0, low), high: Math.min(1, high), count, clusters };
}

/**
 * How far the mean of `a` lies above that of `b`, cluster k of both having the same luck. Where no cluster of a share
 * differs from any other, one more may still: by Clopper and Pearson, as above.
 */
export function estimateDifference(a: ClusterSums, b: ClusterSums, isShare: boolean, confidence = 0.95): Estimate {
  requireConfidence(confidence);
  const first = linearize(a);
  const second = linearize(b);
  const length = Math.max(first.influence.length, second.influence.length);
  const influence = new Float64Array(length);
  for (let k = 0; k < length; k++) influence[k] = (first.influence[k] ?? 0) - (second.influence[k] ?? 0);
  const value = first.value - second.value;
  const clusters = Math.min(first.clusters, second.clusters);
  const count = Math.min(first.count, second.count);
  const { low, high } = around(value, influence, clusters, confidence);
  if (!isShare || low !== high) return { value, low, high, count, clusters };
  const other = 1 - clopperPearson(clusters, clusters, confidence).low;
  return { value, low: Math.max(-1, value - other), high: Math.min(1, value + other), count, clusters };
}

interface Linear {
  readonly value: number;
  readonly count: number;
  readonly clusters: number;
  /** By cluster: by how much it moves the mean. */
  readonly influence: Float64Array;
}

function linearize({ sums, counts }: ClusterSums): Linear {
  let sum = 0;
  let count = 0;
  let clusters = 0;
  for (let k = 0; k < sums.length; k++) {
    sum += sums[k];
    count += counts[k];
    if (counts[k] > 0) clusters++;
  }
  const value = count === 0 ? NaN : sum / count;
  const influence = sums.map((own, k) => (counts[k] === 0 ? 0 : (own - value * counts[k]) / count));
  return { value, count, clusters, influence };
}

function around(value: number, influence: Float64Array, clusters: number, confidence: number): Interval {
  if (clusters < 2) return { low: -Infinity, high: Infinity };
  const squares = influence.reduce((total, x) => total + x * x, 0);
  const half = studentQuantile((1 + confidence) / 2, clusters - 1) * Math.sqrt((squares * clusters) / (clusters - 1));
  return { low: value - half, high: value + half };
}
