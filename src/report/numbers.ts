/** Numbers as reports write them. */
import type { Point } from './model.js';

/** `38.3 %`, or three digits that count. */
export function valueText(value: number, isShare: boolean): string {
  if (!Number.isFinite(value)) return '–';
  return isShare ? `${percentText(value)} %` : plainText(value);
}

/** `38.3 % [36.2, 40.4]`; the ends are left out where nothing bounds them. */
export function pointText({ value, low, high }: Point, isShare: boolean): string {
  const text = valueText(value, isShare);
  if (!Number.isFinite(low) || !Number.isFinite(high) || !Number.isFinite(value)) return text;
  const end = isShare ? percentText : plainText;
  return `${text} [${end(low)}, ${end(high)}]`;
}

/** `+1.2 pp [-0.3, 2.7]`: a difference, in percentage points where shares are compared. */
export function differenceText(point: Point, isShare: boolean): string {
  const text = pointText(point, isShare).replace(' %', ' pp');
  return point.value > 0 ? `+${text}` : text;
}

export const countText = (count: number): string => count.toLocaleString('en-US');

const percentText = (share: number): string => rounded(100 * share, 1);

function plainText(value: number): string {
  const size = Math.abs(value);
  return rounded(value, size >= 100 ? 0 : size >= 10 ? 1 : 2);
}

/** Rounding must not leave a minus before nothing. */
function rounded(value: number, digits: number): string {
  const text = value.toFixed(digits);
  return Number(text) === 0 ? text.replace('-', '') : text;
}
