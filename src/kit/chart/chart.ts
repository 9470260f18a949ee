/** One of the things that are counted side by side; the second and third are drawn with a texture of their own. */
export interface ChartSeries {
  id: string;
  label: string;
}

/** One place of the plot, with a value for each series; null where there is none. */
export interface ChartPoint {
  id: string;
  /** In full, for the table and for what is pointed at. */
  label: string;
  /** For the axis, where there is little room. Default: the label. */
  tick?: string | undefined;
  /** Said after the value: its share of the whole. */
  note?: string | undefined;
  values: readonly (number | null)[];
}

/** What a plot draws. */
export interface ChartData {
  series: readonly ChartSeries[];
  points: readonly ChartPoint[];
  /** What lying bars are parts of, and drawn as. Default: the longest of them fills its line. */
  whole?: number | undefined;
}

/** How values are drawn: standing columns and a line follow time, lying bars compare names. */
export type ChartShape = 'columns' | 'line' | 'bars';

/** Every text of the chart but its title. */
export interface ChartLabels {
  /** What the places are: "Mois". Heads the table's first column. */
  places: string;
  showTable: string;
  showPlot: string;
  empty: string;
  /** Stands for a value that there is not. */
  none: string;
}

/** The pixels that a plot may fill. */
export interface ChartSize {
  width: number;
  height: number;
}

/** How values become words. */
export interface ChartFormat {
  value: (value: number) => string;
  /** For the axis. Default: as the value. */
  tick?: ((value: number) => string) | undefined;
}

/** Whether there is anything to draw. */
export function isEmptyChart({ points }: ChartData): boolean {
  return points.every(({ values }) => values.every((value) => value === null));
}

/** A value and where it stands on those below it. */
export interface StackedValue {
  series: number;
  from: number;
  to: number;
}

/** Puts the values of a point on top of each other; those under zero hang below it. */
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

/** From the lowest to the highest that is drawn; zero is always in sight, and nothing is ever flat. */
export function chartDomain(points: readonly ChartPoint[]): [number, number] {
  let [low, high] = [0, 0];
  for (const { values } of points)
    for (const { to } of stackValues(values)) {
      low = Math.min(low, to);
      high = Math.max(high, to);
    }
  return low === 0 && high === 0 ? [0, 1] : [low, high];
}

/** Steps that a person counts in: months of a year, weeks. Two plots over the same days agree on them. */
const steps = [1, 2, 3, 4, 6, 7, 14, 21, 28, 56];

/** The places whose names fit under the plot: evenly spread, counted from the last, which is the one of interest. */
export function namedPlaces(count: number, room: number, nameWidth: number): number[] {
  const least = Math.max(1, Math.ceil((count * nameWidth) / Math.max(room, 1)));
  const step = steps.find((each) => each >= least) ?? least;
  return Array.from({ length: count }, (_, index) => index).filter(
    (index) => (count - 1 - index) % step === 0,
  );
}

/** About how wide a text is, before it is drawn. */
export function textWidth(text: string): number {
  return text.length * 6.5;
}

/** Words a value with what is said after it. */
export function wordValue(
  value: number | null | undefined,
  note: string | undefined,
  format: ChartFormat,
): string | undefined {
  if (value === null || value === undefined) return undefined;
  return note === undefined ? format.value(value) : `${format.value(value)} (${note})`;
}
