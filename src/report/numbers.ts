/** Numbers as reports write them. */
import type { Point } from './model.js';

/** `38.3 %`, or three digits that count. */
export function valueText(value: number, isShare: boolean): string {
  if (!Number.isFinite(value)) return '–';
  return isShare ? `${(100 * value).toFixed(1)} %` : plainText(value);
}

/** `38.3 % [36.2, 40.4]`; the ends are left out where nothing bounds them. */
export function pointText({ value, low, high }: Point, isShare: boolean): string {
  const text = valueText(value, isShare);
  if (!Number.isFinite(low) || !Number.isFinite(high) || !Number.isFinite(value)) return text;
  const end = (x: number): string => (isShare ? (100 * x).toFixed(1) : plainText(x));
  return `${text} [${end(low)}, ${end(high)}]`;
}

/** `+1.2 pp [-0.3, 2.7]`: a difference, in percentage points where shares are compared. */
export function differenceText(point: Point, isShare: boolean): string {
  const text = pointText(point, isShare).replace(' %', ' pp');
  return point.value > 0 ? `+${text}` : text;
}

export const countText = (count: number): string => count.toLocaleString('en-US');

function plainText(value: number): string {
  const size = Math.abs(value);
  const text = value.toFixed(size >= 100 ? 0 : size >= 10 ? 1 : 2);
  // Rounding must not leave a minus before nothing.
  return Number(text) === 0 ? text.replace('-', '') : text;
}
