/** The regularized incomplete beta function, from which the binomial and Student tails follow. */

const TINY = 1e-300;
const MAX_TERMS = 100_000;

/**
 * I_x(a, b): the probability that a Beta(a, b) variable is at most x. Relative error below 1e-13 for a + b up to 1e4,
 * below 1e-11 up to 1e6.
 */
export function incompleteBeta(x: number, a: number, b: number): number {
  if (!(a > 0 && b > 0)) throw new RangeError(`incompleteBeta: a is ${a}, b is ${b}; allowed: numbers above 0`);
  if (!(x >= 0 && x <= 1)) throw new RangeError(`incompleteBeta: x is ${x}; allowed: 0 to 1`);
  return tails(x, 1 - x, a, b).lower;
}

/**
 * Both tails of Beta(a, b) at x, each with all its digits. `y` is 1 - x, asked for because the caller may know it
 * more exactly than a subtraction would.
 */
export function tails(x: number, y: number, a: number, b: number): { lower: number; upper: number } {
  if (x <= 0) return { lower: 0, upper: 1 };
  if (y <= 0) return { lower: 1, upper: 0 };
  // The fraction is quick on this side of the mean only; the other tail is its mirror image.
  if (x * (a + b + 2) <= a + 1) {
    const lower = (power(x, y, a, b) / a) * fraction(x, a, b);
    return { lower, upper: 1 - lower };
  }
  const upper = (power(y, x, b, a) / b) * fraction(y, b, a);
  return { lower: 1 - upper, upper };
}

/**
 * x^a y^b / B(a, b), written around its maximum x = a/(a+b) so that large a and b do not cancel:
 * Stirling's formula for the three gammas, with the small remainders kept apart.
 */
function power(x: number, y: number, a: number, b: number): number {
  const n = a + b;
  // How far n x lies above a, which is as far as n y lies below b.
  const excess = x * b - y * a;
  const exponent = a * logRatio(x * n, a, excess) + b * logRatio(y * n, b, -excess);
  return Math.sqrt((a * b) / (2 * Math.PI * n)) * Math.exp(exponent + remainder(n) - remainder(a) - remainder(b));
}

/** ln(u / v), by the difference u - v where the two are close. */
function logRatio(u: number, v: number, difference: number): number {
  return Math.abs(difference) < v / 2 ? Math.log1p(difference / v) : Math.log(u / v);
}

/** ln Gamma(z) less Stirling's (z - 1/2) ln z - z + ln(2 pi)/2: DLMF 5.11.1, after raising small z by recurrence. */
function remainder(z: number): number {
  let raised = 0;
  let at = z;
  for (; at < 16; at++) raised += (at + 0.5) * Math.log1p(1 / at) - 1;
  const w = 1 / (at * at);
  return raised + (1 / 12 - w * (1 / 360 - w * (1 / 1260 - w * (1 / 1680 - w * (1 / 1188 - (w * 691) / 360360))))) / at;
}

/** DLMF 8.17.22, by the modified method of Lentz. */
function fraction(x: number, a: number, b: number): number {
  let c = 1;
  let d = 1 / awayFromZero(1 - ((a + b) * x) / (a + 1));
  let result = d;
  for (let m = 1; m < MAX_TERMS; m++) {
    const even = (m * (b - m) * x) / ((a + 2 * m - 1) * (a + 2 * m));
    d = 1 / awayFromZero(1 + even * d);
    c = awayFromZero(1 + even / c);
    result *= d * c;
    const odd = (-(a + m) * (a + b + m) * x) / ((a + 2 * m) * (a + 2 * m + 1));
    d = 1 / awayFromZero(1 + odd * d);
    c = awayFromZero(1 + odd / c);
    result *= d * c;
    if (Math.abs(d * c - 1) < 1e-16) break;
  }
  return result;
}

const awayFromZero = (value: number): number => (Math.abs(value) < TINY ? TINY : value);
