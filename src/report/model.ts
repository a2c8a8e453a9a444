/** A report as data: what it says, apart from how it looks. Whoever makes one takes every number from results files. */

export interface Report {
  /** A question, for a study. */
  readonly title: string;
  /** Paragraphs. */
  readonly intro: readonly string[];
  readonly sections: readonly Section[];
  /** What the numbers come from. */
  readonly sources: Table;
  /** The command that makes the report again. */
  readonly command: string;
}

export interface Section {
  readonly title: string;
  readonly text: readonly string[];
  /** Games, seed, versions and command, in one sentence. */
  readonly source: string;
  readonly chart?: Chart;
  readonly table: Table;
}

/** The first column names the row; no two rows have the same name. */
export interface Table {
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** A value with its interval. */
export interface Point {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

export type Chart = LineChart | BarChart | HeatChart | HistogramChart | MapChart;

interface Axis {
  readonly label: string;
  /** Whether values are shares, shown in percent. */
  readonly isShare: boolean;
}

/** Curves over ordered steps, such as agents of growing strength. */
export interface LineChart {
  readonly kind: 'lines';
  readonly x: string;
  readonly y: Axis;
  /** In order. */
  readonly steps: readonly string[];
  readonly points: readonly (Point & { readonly step: string; readonly series: string })[];
  /** A value to compare with, drawn across. */
  readonly reference?: number;
}

/** One bar or dot per label and series, with its interval. */
export interface BarChart {
  readonly kind: 'bars';
  readonly x: Axis;
  readonly labels: readonly string[];
  readonly points: readonly (Point & { readonly label: string; readonly series: string })[];
  readonly reference?: number;
}

export interface HeatChart {
  readonly kind: 'heat';
  readonly x: string;
  readonly y: string;
  readonly value: Axis;
  readonly columns: readonly string[];
  readonly rows: readonly string[];
  readonly cells: readonly { readonly row: string; readonly column: string; readonly value: number }[];
}

export interface HistogramChart {
  readonly kind: 'histogram';
  readonly x: string;
  readonly bars: readonly {
    readonly series: string;
    readonly from: number;
    readonly to: number;
    readonly share: number;
  }[];
}

/** Values at places of a map. */
export interface MapChart {
  readonly kind: 'map';
  readonly value: Axis;
  readonly places: readonly {
    readonly name: string;
    readonly x: number;
    readonly y: number;
    readonly value?: number;
  }[];
  readonly lines: readonly (readonly [number, number])[];
}

/** What a heading is linked by, in Markdown as on the page. */
export function anchorOf(title: string): string {
  return title
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} -]/gu, '')
    .trim()
    .replaceAll(' ', '-');
}
