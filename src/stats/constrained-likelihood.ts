/**
 * The likeliest distribution over given values, near observed frequencies, under one condition on its mean.
 * Theory: M. Van den Bergh, cantate.be/Fishtest, support_MLE_multinomial.pdf, proposition 1.1 (mean), and
 * normalized_elo_practical.pdf, section 4.1 (mean over deviation); both end in one equation in one unknown.
 */

const MAX_ROUNDS = 200;
/** A change of probability that no longer shows in a log-likelihood ratio. */
const SETTLED = 1e-11;

/** Likeliest probabilities with sum p_i value_i = `mean`, which must lie strictly between the extreme values. */
export function likeliestWithMean(values: readonly number[], frequencies: readonly number[], mean: number): number[] {
  return tilt(
    frequencies,
    values.map((value) => value - mean),
  );
}

/**
 * Likeliest probabilities with (mean - `origin`) / deviation = `ratio`, for an `origin` in the middle of the values. The
 * condition is not linear; it is replaced by its tangent at the last answer until the answer stays. As the deviation is
 * concave, an answer never falls short of the condition, so every tangent has coefficients of both signs and a solution.
 */
export function likeliestWithRatio(
  values: readonly number[],
  frequencies: readonly number[],
  origin: number,
  ratio: number,
): number[] {
  let last = startWithRatio(values, origin, ratio);
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const next = tilt(frequencies, tangent(values, last, origin, ratio));
    const change = Math.max(...next.map((p, i) => Math.abs(p - last[i])));
    last = next;
    if (change < SETTLED) break;
  }
  return last;
}

/** An even spread, moved towards the best (or worst) value until it does not fall short of the condition. */
function startWithRatio(values: readonly number[], origin: number, ratio: number): number[] {
  const end = values.indexOf(ratio > 0 ? Math.max(...values) : Math.min(...values));
  let p = values.map(() => 1 / values.length);
  while (isShort(moments(values, p), origin, ratio)) p = p.map((x, i) => (x + (i === end ? 1 : 0)) / 2);
  return p;
}

const isShort = ({ mean, variance }: Moments, origin: number, ratio: number): boolean =>
  Math.abs(mean - origin) < Math.abs(ratio) * Math.sqrt(variance);

interface Moments {
  readonly mean: number;
  readonly variance: number;
}

/** Mean and variance of a distribution. */
export function moments(values: readonly number[], p: readonly number[]): Moments {
  const mean = values.reduce((sum, value, i) => sum + p[i] * value, 0);
  return { mean, variance: values.reduce((sum, value, i) => sum + p[i] * (value - mean) ** 2, 0) };
}

/** Coefficients g with sum p_i g_i = mean - origin - ratio deviation at `p`, and the same slope in every direction. */
function tangent(values: readonly number[], p: readonly number[], origin: number, ratio: number): number[] {
  const { mean, variance } = moments(values, p);
  const deviation = Math.sqrt(variance);
  return values.map((value) => value - origin - (ratio * (deviation + (value - mean) ** 2 / deviation)) / 2);
}

/** p_i = f_i / (1 + x g_i), with the x that makes sum p_i g_i = 0; the p_i then add up to 1 by themselves. */
function tilt(frequencies: readonly number[], g: readonly number[]): number[] {
  const x = secularRoot(frequencies, g);
  return frequencies.map((f, i) => f / (1 + x * g[i]));
}

/** The root of sum f_i g_i / (1 + x g_i), which falls from +inf to -inf between its poles: Newton, kept in a bracket. */
function secularRoot(frequencies: readonly number[], g: readonly number[]): number {
  let low = -1 / Math.max(...g);
  let high = -1 / Math.min(...g);
  let x = 0;
  for (let round = 0; round < MAX_ROUNDS; round++) {
    let sum = 0;
    let slope = 0;
    for (let i = 0; i < g.length; i++) {
      const part = g[i] / (1 + x * g[i]);
      sum += frequencies[i] * part;
      slope += frequencies[i] * part * part;
    }
    if (sum > 0) low = x;
    else high = x;
    const newton = x + sum / slope;
    const next = newton > low && newton < high ? newton : (low + high) / 2;
    if (Math.abs(next - x) <= 1e-15 * Math.max(1, Math.abs(next))) return next;
    x = next;
  }
  return x;
}
