/** The normal distribution: tail, cumulative probability and quantile, good to about 15 digits. */

const TWO_OVER_ROOT_PI = 2 / Math.sqrt(Math.PI);

// Both expansions below are quick here, and 1 - erf(x) has lost no digit yet.
const SERIES_END = 1;
const FRACTION_DEPTH = 240;

/**
 * Complementary error function, 2/sqrt(pi) times the integral of exp(-t^2) from x to infinity.
 * Relative error below 1e-14 on the whole line, until the result underflows near x = 26.5.
 */
export function erfc(x: number): number {
  if (Number.isNaN(x)) return NaN;
  if (x < 0) return 2 - erfc(-x);
  return x < SERIES_END ? 1 - erfSeries(x) : erfcFraction(x);
}

/** DLMF 7.6.2: every term is positive, so nothing cancels. */
function erfSeries(x: number): number {
  let term = x;
  let sum = x;
  for (let n = 1; term > sum * 1e-17; n++) {
    term *= (2 * x * x) / (2 * n + 1);
    sum += term;
  }
  return TWO_OVER_ROOT_PI * Math.exp(-x * x) * sum;
}

/** DLMF 7.9.1 (Laplace's continued fraction), evaluated from a fixed depth upwards. */
function erfcFraction(x: number): number {
  if (x > 27) return 0;
  let tail = x;
  for (let k = FRACTION_DEPTH; k > 0; k--) tail = x + k / 2 / tail;
  return (expMinusSquare(x) * TWO_OVER_ROOT_PI) / 2 / tail;
}

/** exp(-x^2) without the rounding of x^2: the head has few enough bits for an exact square. */
function expMinusSquare(x: number): number {
  const head = Math.trunc(x * 16) / 16;
  return Math.exp(-head * head) * Math.exp(-(x - head) * (x + head));
}

/** P(Z <= z) of a standard normal Z. */
export function normalCdf(z: number): number {
  return erfc(-z / Math.SQRT2) / 2;
}

// Wichura (1988), algorithm AS 241, routine PPND16: three ratios of polynomials, lowest power first.
const CENTER_TOP = [
  3.387132872796366608, 133.14166789178437745, 1971.5909503065514427, 13731.693765509461125, 45921.953931549871457,
  67265.770927008700853, 33430.575583588128105, 2509.0809287301226727,
];
const CENTER_BOTTOM = [
  1, 42.313330701600911252, 687.1870074920579083, 5394.1960214247511077, 21213.794301586595867, 39307.89580009271061,
  28729.085735721942674, 5226.495278852854561,
];
const MIDDLE_TOP = [
  1.42343711074968357734, 4.6303378461565452959, 5.7694972214606914055, 3.64784832476320460504, 1.27045825245236838258,
  0.24178072517745061177, 0.0227238449892691845833, 7.7454501427834140764e-4,
];
const MIDDLE_BOTTOM = [
  1, 2.05319162663775882187, 1.6763848301838038494, 0.68976733498510000455, 0.14810397642748007459,
  0.0151986665636164571966, 5.475938084995344946e-4, 1.05075007164441684324e-9,
];
const FAR_TOP = [
  6.6579046435011037772, 5.4637849111641143699, 1.7848265399172913358, 0.29656057182850489123, 0.026532189526576123093,
  0.0012426609473880784386, 2.71155556874348757815e-5, 2.01033439929228813265e-7,
];
const FAR_BOTTOM = [
  1, 0.59983220655588793769, 0.13692988092273580531, 0.0148753612908506148525, 7.868691311456132591e-4,
  1.8463183175100546818e-5, 1.4215117583164458887e-7, 2.04426310338993978564e-15,
];

/** The z with P(Z <= z) = p. Minus and plus infinity at 0 and 1. */
export function normalQuantile(p: number): number {
  if (!(p >= 0 && p <= 1)) throw new RangeError(`normalQuantile: p is ${p}; allowed: 0 to 1`);
  if (p === 0 || p === 1) return p === 0 ? -Infinity : Infinity;
  const offset = p - 0.5;
  if (Math.abs(offset) <= 0.425) {
    const r = 0.180625 - offset * offset;
    return (offset * polynomial(CENTER_TOP, r)) / polynomial(CENTER_BOTTOM, r);
  }
  const depth = Math.sqrt(-Math.log(Math.min(p, 1 - p)));
  const size = depth <= 5 ? ratio(MIDDLE_TOP, MIDDLE_BOTTOM, depth - 1.6) : ratio(FAR_TOP, FAR_BOTTOM, depth - 5);
  return offset < 0 ? -size : size;
}

const ratio = (top: readonly number[], bottom: readonly number[], x: number): number =>
  polynomial(top, x) / polynomial(bottom, x);

function polynomial(coefficients: readonly number[], x: number): number {
  let sum = 0;
  for (let i = coefficients.length - 1; i >= 0; i--) sum = sum * x + coefficients[i];
  return sum;
}
