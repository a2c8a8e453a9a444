/** Values that the chi-square statistic of fair draws exceeds once in a million, by degrees of freedom. */
export const ONE_IN_A_MILLION: Readonly<Record<number, number>> = { 2: 27.631, 6: 38.258, 9: 44.811, 99: 180.792 };

export function chiSquare(counts: readonly number[], expected: readonly number[]): number {
  return counts.reduce((sum, count, i) => sum + (count - expected[i]) ** 2 / expected[i], 0);
}
