import type { Rng } from '../core/rng.js';

/** An index below `count`, by weight; `running` holds the running sums of the weights. */
export function drawIndex(running: Float64Array, count: number, rng: Rng): number {
  const aim = rng.unit() * running[count - 1];
  let low = 0;
  let high = count - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (running[middle] > aim) high = middle;
    else low = middle + 1;
  }
  return low;
}
