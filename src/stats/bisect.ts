/**
 * The point of [low, high] where `isBelow` turns from true to false, by halving until no double lies between.
 * Slow and certain: some sixty calls, no derivative, no tolerance to choose.
 */
export function bisect(isBelow: (x: number) => boolean, low: number, high: number): number {
  let below = low;
  let above = high;
  for (;;) {
    const middle = below + (above - below) / 2;
    if (middle <= below || middle >= above) return middle;
    if (isBelow(middle)) below = middle;
    else above = middle;
  }
}
