/** What all charts share: Observable Plot on a document that lives in memory, colors, a legend. */
import * as Plot from '@observablehq/plot';
import { parseHTML } from 'linkedom';
import { escapeHtml } from './html-text.js';

/** Told apart in light and dark, and by most color-blind readers. */
export const SERIES_COLORS = ['#3b76c4', '#d9772b', '#3f9a60', '#b8479c', '#8a7f2a', '#c94a4a', '#4aa3b5', '#7a6ad0'];
/** Low, middle, high: quantized, since a continuous legend would need a canvas. */
export const HEAT_COLORS = ['#2f6fb7', '#6f9fd0', '#aac6e2', '#d8d8d3', '#eebd9a', '#dd8a5c', '#c05a2c'];
const WIDTH = 760;

/** The plot as text; every chart of a page may have the same class, since each brings the same style. */
export function draw(options: Plot.PlotOptions): string {
  const { document } = parseHTML('<html><body></body></html>');
  const chart = Plot.plot({ document, width: WIDTH, style: { fontSize: '12px' }, ...options } as Plot.PlotOptions);
  return (chart as unknown as { outerHTML: string }).outerHTML;
}

export function legend(names: readonly string[], colors: readonly string[]): string {
  if (names.length < 2) return '';
  const items = names.map(
    (name, i) => `<li><i style="background:${colors[i % colors.length]}"></i>${escapeHtml(name)}</li>`,
  );
  return `<ul class="legend">${items.join('')}</ul>`;
}
