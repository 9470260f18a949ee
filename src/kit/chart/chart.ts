/** A series of values. The second and third have their own textures. */
export interface ChartSeries {
  id: string;
  label: string;
}

/** A point of the plot, with a value for each series; null for a missing value. */
export interface ChartPoint {
  id: string;
  /** The full name, for the table and the tooltip. */
  label: string;
  /** The short name, for the axis. Default: the label. */
  tick?: string | undefined;
  /** A text after the value: its share of the whole. */
  note?: string | undefined;
  values: readonly (number | null)[];
  /** The value of the same point in the period before; null for a missing one. */
  before?: number | null | undefined;
  /** The page that a click on the point opens. */
  href?: string | undefined;
}

/** The data of a plot. */
export interface ChartData {
  /** The series that each point has a value of. */
  series: readonly ChartSeries[];
  points: readonly ChartPoint[];
  /** The total that horizontal bars are parts of. Default: the longest bar fills its line. */
  whole?: number | undefined;
  /** The name of the values before: "Période précédente". They are a dashed line. Default: there are none. */
  before?: string | undefined;
}

/** The type of plot: columns and a line show values over time, bars compare names. */
export type ChartShape = 'columns' | 'line' | 'bars';

/** The texts of the chart, except its title. */
export interface ChartLabels {
  /** The name of the points: "Mois". It is the heading of the first column of the table. */
  points: string;
  showTable: string;
  showPlot: string;
  /** The name of the buttons that show and hide series: "Séries affichées". */
  series: string;
  empty: string;
  /** The text of a missing value. */
  none: string;
  /** What a click on a point opens: "Voir les courses". */
  open?: string | undefined;
  /** What describes the link of the points to assistive technology: that arrows move it from one to the next. */
  keys?: string | undefined;
}

/** The size of a plot in pixels. */
export interface ChartSize {
  width: number;
  height: number;
}

/** Formats values. */
export interface ChartFormat {
  value: (value: number) => string;
  /** Formats a value for the axis. Default: the same as `value`. */
  tick?: ((value: number) => string) | undefined;
}

/** Returns true if there is no value to show. 0 is a value. */
export function isEmptyChart({ points }: ChartData): boolean {
  return points.every(({ values }) => values.every((value) => value === null));
}

/** The parts of a plot that can be hidden: the series by their index, and the period before. */
export type ChartPart = number | 'before';

/** Returns data without the parts that are hidden. Series keep their positions, and so their colours. */
export function withoutParts(
  { points, before, ...data }: ChartData,
  hidden: ReadonlySet<ChartPart>,
): ChartData {
  const isBeforeShown = before !== undefined && !hidden.has('before');
  return {
    ...data,
    ...(isBeforeShown && { before }),
    points: points.map(({ before: past, ...point }) => ({
      ...point,
      ...(isBeforeShown && { before: past }),
      values: point.values.map((value, index) => (hidden.has(index) ? null : value)),
    })),
  };
}

/** A value with the position where it starts in its stack. */
export interface StackedValue {
  series: number;
  from: number;
  to: number;
}

/** Stacks the values of a point. Negative values are stacked below zero. */
export function stackValues(values: readonly (number | null)[]): StackedValue[] {
  let top = 0;
  let bottom = 0;
  return values.flatMap((value, series) => {
    if (value === null || value === 0) return [];
    const from = value > 0 ? top : bottom;
    if (value > 0) top += value;
    else bottom += value;
    return [{ series, from, to: from + value }];
  });
}

/** Returns the range of the axis. It contains zero and is never empty. */
export function chartDomain(points: readonly ChartPoint[]): [number, number] {
  let [low, high] = [0, 0];
  for (const { values, before } of points) {
    low = Math.min(low, before ?? 0);
    high = Math.max(high, before ?? 0);
    for (const { to } of stackValues(values)) {
      low = Math.min(low, to);
      high = Math.max(high, to);
    }
  }
  return low === 0 && high === 0 ? [0, 1] : [low, high];
}

/**
 * The possible distances between two names, as numbers of points. Because they are fixed, plots of the same days with
 * slightly different widths show the same names.
 */
const steps = [1, 2, 3, 4, 6, 7, 14, 21, 28, 56];

/** Returns the points whose names fit under the plot: evenly spaced, counted from the last one. */
export function namedPoints(count: number, available: number, nameWidth: number): number[] {
  const least = Math.max(1, Math.ceil((count * nameWidth) / Math.max(available, 1)));
  const step = steps.find((each) => each >= least) ?? least;
  return Array.from({ length: count }, (_, index) => index).filter(
    (index) => (count - 1 - index) % step === 0,
  );
}

/**
 * Returns the width that each name under the plot needs, in pixels. The last name is moved to the left where it would be cut:
 * its neighbour must leave that space, too. `edge`: from the middle of the last point to the edge of the plot.
 */
export function nameSpace(names: readonly string[], edge: number): number {
  const widest = Math.max(...names.map(textWidth));
  return widest + 10 + Math.max(0, widest / 2 - edge);
}

/** Returns the approximate width of a text in pixels. */
export function textWidth(text: string): number {
  return text.length * 6.5;
}

/** Formats a value with its note. */
export function formatValue(
  value: number | null | undefined,
  note: string | undefined,
  format: ChartFormat,
): string | undefined {
  if (value === null || value === undefined) return undefined;
  return note === undefined ? format.value(value) : `${format.value(value)} (${note})`;
}

/** Returns the figures of a point in one line: "20 novembre 2026, Courses : 84". */
export function pointText({ series, before }: ChartData, point: ChartPoint, format: ChartFormat): string {
  return [point.label, ...pointLines(series, before, point, format)].join(', ');
}

/** Returns the name and the figure of each series of a point, and of the period before. Missing values are left out. */
export function pointLines(
  series: readonly ChartSeries[],
  before: string | undefined,
  point: ChartPoint,
  format: ChartFormat,
): string[] {
  const figures = [
    ...series.map(({ label }, index) => [label, formatValue(point.values[index], point.note, format)]),
    [before, formatValue(point.before, undefined, format)],
  ];
  return figures.flatMap(([label, figure]) =>
    label === undefined || figure === undefined ? [] : [`${label}\u00a0: ${figure}`],
  );
}
