import { scaleBand, scaleLinear } from '@visx/scale';
import { type PointerEvent, useState } from 'react';
import { chart } from '#styled/recipes';
import {
  type ChartData,
  type ChartFormat,
  type ChartSize,
  chartDomain,
  namedPoints,
  textWidth,
} from './chart.ts';
import { ChartColumns } from './chart-columns.tsx';
import { ChartLine } from './chart-line.tsx';
import { ChartTip } from './chart-tip.tsx';

interface ChartGraphProps {
  shape: 'columns' | 'line';
  data: ChartData;
  format: ChartFormat;
  size: ChartSize;
}

/** Pixels below the plot for the names of its points, and above it for half a line of text. */
const margin = { top: 8, bottom: 26 };

/** The least width of the axis, so that plots below each other start at the same position. */
const leastLeft = 44;

/** Points along the horizontal axis, values along the vertical axis. The point under the pointer shows its figures. */
export function ChartGraph({ shape, data, format, size }: ChartGraphProps) {
  const [pointed, setPointed] = useState<number | null>(null);
  const styles = chart();
  const { points } = data;
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
  const names = points.map(({ label, tick = label }) => tick);
  const named = namedPoints(points.length, size.width - left, Math.max(...names.map(textWidth)) + 10);

  function follow(event: PointerEvent<SVGRectElement>) {
    const box = event.currentTarget.getBoundingClientRect();
    const index = Math.floor(((event.clientX - box.left) / box.width) * points.length);
    setPointed(Math.min(Math.max(index, 0), points.length - 1));
  }

  const Marks = shape === 'columns' ? ChartColumns : ChartLine;
  return (
    <>
      {ticks.map((tick) => (
        <g key={tick}>
          <line
            className={tick === 0 ? styles.zero : styles.grid}
            x1={left}
            x2={size.width}
            y1={y(tick)}
            y2={y(tick)}
          />
          <text className={styles.tick} x={left - 8} y={y(tick)} dy="0.35em" textAnchor="end">
            {formatTick(tick)}
          </text>
        </g>
      ))}
      {named.map((index) => (
        <text
          key={index}
          className={styles.tick}
          x={Math.min((x(index) ?? 0) + x.bandwidth() / 2, size.width - textWidth(names[index] ?? '') / 2)}
          y={size.height - 6}
          textAnchor="middle"
        >
          {names[index]}
        </text>
      ))}
      <Marks data={data} x={x} y={y} pointed={pointed} />
      <rect
        x={left}
        y={0}
        width={Math.max(size.width - left, 0)}
        height={size.height}
        fill="transparent"
        onPointerMove={follow}
        onPointerDown={follow}
        // After a touch the figures stay, after a mouse they go.
        onPointerLeave={({ pointerType }) => pointerType === 'mouse' && setPointed(null)}
      />
      {pointed !== null && <ChartTip data={data} format={format} size={size} x={x} pointed={pointed} />}
    </>
  );
}
