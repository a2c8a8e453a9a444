/** Values at the stations of a map. */
import * as Plot from '@observablehq/plot';
import type { MapChart } from './model.js';
import { valueText } from './numbers.js';
import { draw, HEAT_COLORS, legend } from './plot.js';

/** A station with a value, as the marks read it. */
interface Valued {
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly value: number;
  readonly bin: number;
}

export function drawMap({ value, places, lines }: MapChart): string {
  const valued = places.filter((place) => place.value !== undefined);
  const numbers = valued.map((place) => place.value ?? NaN);
  const low = Math.min(...numbers);
  const step = (Math.max(...numbers) - low) / HEAT_COLORS.length || 1;
  const binOf = (x: number): number => Math.min(HEAT_COLORS.length - 1, Math.floor((x - low) / step));
  const dots: Valued[] = valued.map(({ name, x, y, value: v = NaN }) => ({ name, x, y, value: v, bin: binOf(v) }));
  const byName = new Map(places.map((place) => [Number(place.name), place]));
  const streets = lines.flatMap(([a, b], line) =>
    [a, b].map((station) => ({ line, x: byName.get(station)?.x ?? 0, y: byName.get(station)?.y ?? 0 })),
  );
  const svg = draw({
    height: 570,
    margin: 16,
    marginBottom: 30,
    x: { axis: null },
    y: { axis: null, reverse: true },
    aspectRatio: 1,
    color: { type: 'identity' },
    marks: [
      Plot.line(streets, { x: 'x', y: 'y', z: 'line', stroke: 'currentColor', strokeOpacity: 0.18 }),
      Plot.dot(places, { x: 'x', y: 'y', r: 1.6, fill: 'currentColor', fillOpacity: 0.4 }),
      Plot.dot(dots, { x: 'x', y: 'y', r: 11, fill: (d: Valued) => HEAT_COLORS[d.bin], stroke: 'currentColor' }),
      Plot.text(dots, { x: 'x', y: 'y', text: 'name', fontSize: 9, fontWeight: 600, fill: '#10151c' }),
      Plot.text(dots, { x: 'x', y: 'y', dy: 18, fontSize: 9, text: (d: Valued) => valueText(d.value, value.isShare) }),
    ],
  });
  const names = HEAT_COLORS.map((_, bin) => valueText(low + bin * step, value.isShare));
  return (
    legend(
      names.map((name) => `from ${name}`),
      HEAT_COLORS,
    ) + svg
  );
}
