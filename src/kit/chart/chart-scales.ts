import { scaleBand, scaleLinear } from '@visx/scale';
import { type ChartData, type ChartFormat, type ChartSize, chartDomain, textWidth } from './chart.ts';

/** Pixels below the plot for the names of its points, and above it for half a line of text. */
const margin = { top: 8, bottom: 26 };

/** The least width of the axis, so that plots below each other start at the same position. */
const leastLeft = 44;

/** Returns the scales of points along the horizontal axis and values along the vertical axis, and its ticks. */
export function graphScales({ points }: ChartData, format: ChartFormat, size: ChartSize) {
  const formatTick = format.tick ?? format.value;
  const y = scaleLinear({
    domain: chartDomain(points),
    range: [size.height - margin.bottom, margin.top],
    nice: 4,
  });
  // Whole values have no fractions on the axis.
  const isWhole = points.every(({ values }) =>
    values.every((value) => value === null || Number.isInteger(value)),
  );
  const ticks = y.ticks(4).filter((tick) => !isWhole || Number.isInteger(tick));
  const left = Math.max(leastLeft, ...ticks.map((tick) => textWidth(formatTick(tick)) + 10));
  const x = scaleBand({
    domain: points.map((_, index) => index),
    range: [left, size.width],
    paddingInner: 0.3,
    paddingOuter: 0.15,
  });
  return { x, y, ticks, left };
}

/** Three rows take the whole height of a plot, so that they begin and end where the plot beside them does. */
const rowHeight = { most: 92, least: 36 };

/** Returns the scale of bars below each other: as many as fit. */
export function barRows({ points }: ChartData, size: ChartSize) {
  const shown = points.slice(0, Math.floor(size.height / rowHeight.least));
  const height = Math.min(size.height, shown.length * rowHeight.most);
  const rows = scaleBand({ domain: shown.map((_, index) => index), range: [0, height] });
  return { shown, height, rows, top: (size.height - height) / 2 };
}

/** Returns the index of the point at a position of the plot, in pixels; null beside them. */
export function pointAt(
  shape: 'columns' | 'line' | 'bars',
  data: ChartData,
  format: ChartFormat,
  size: ChartSize,
  at: { readonly x: number; readonly y: number },
): number | null {
  const count = data.points.length;
  const { left } = graphScales(data, format, size);
  const { shown, height, top } = barRows(data, size);
  const [share, most] =
    shape === 'bars'
      ? [(at.y - top) / height, shown.length]
      : [(at.x - left) / Math.max(size.width - left, 1), count];
  const index = Math.floor(share * most);
  return index >= 0 && index < most ? index : null;
}
