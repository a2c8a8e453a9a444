/** An interval of confidence. An end that nothing bounds is minus or plus infinity. */
export interface Interval {
  readonly low: number;
  readonly high: number;
}

/** Refuses anything but a probability strictly between 0 and 1. */
export function requireConfidence(confidence: number): void {
  if (!(confidence > 0 && confidence < 1)) {
    throw new RangeError(`confidence is ${confidence}; allowed: a number above 0 and below 1, such as 0.95`);
  }
}
