import { LinePath } from '@visx/shape';
import type { PointerEvent } from 'react';
import { chart } from '#styled/recipes';
import {
  type ChartData,
  type ChartFormat,
  type ChartSize,
  namedPoints,
  nameSpace,
  textWidth,
} from './chart.ts';
import { ChartColumns } from './chart-columns.tsx';
import { ChartLine } from './chart-line.tsx';
import { graphScales } from './chart-scales.ts';
import { ChartTip } from './chart-tip.tsx';

interface ChartGraphProps {
  shape: 'columns' | 'line';
  data: ChartData;
  format: ChartFormat;
  size: ChartSize;
  /** The index of the point whose figures are shown. */
  pointed: number | null;
  /** Called with the index of the point under the pointer, and with null when it leaves. */
  onPoint: (index: number | null) => void;
  /** What a click opens. */
  open?: string | undefined;
}

/** Points along the horizontal axis, values along the vertical axis. The point under the pointer shows its figures. */
export function ChartGraph({ shape, data, format, size, pointed, onPoint, open }: ChartGraphProps) {
  const styles = chart();
  const { points } = data;
  const formatTick = format.tick ?? format.value;
  const { x, y, ticks, left } = graphScales(data, format, size);
  const names = points.map(({ label, tick = label }) => tick);
  const centre = (index: number) => (x(index) ?? 0) + x.bandwidth() / 2;
  const named = namedPoints(
    points.length,
    size.width - left,
    nameSpace(names, size.width - centre(points.length - 1)),
  );
  const before = (index: number) => points[index]?.before ?? null;

  function follow(event: PointerEvent<SVGRectElement>) {
    const box = event.currentTarget.getBoundingClientRect();
    const index = Math.floor(((event.clientX - box.left) / box.width) * points.length);
    onPoint(Math.min(Math.max(index, 0), points.length - 1));
  }

  const pastLine = (className: string) => (
    <LinePath
      className={className}
      data={points.map((_, index) => index)}
      x={centre}
      y={(index) => y(before(index) ?? 0)}
      defined={(index) => before(index) !== null}
    />
  );
  // Behind a line, and before columns, which would cover it.
  const past = data.before !== undefined && (
    <>
      {shape === 'columns' && pastLine(styles.halo)}
      {pastLine(styles.before)}
    </>
  );
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
          x={Math.min(centre(index), size.width - textWidth(names[index] ?? '') / 2)}
          y={size.height - 6}
          textAnchor="middle"
        >
          {names[index]}
        </text>
      ))}
      {shape === 'line' && past}
      <Marks data={data} x={x} y={y} pointed={pointed} />
      {shape === 'columns' && past}
      <rect
        x={left}
        y={0}
        width={Math.max(size.width - left, 0)}
        height={size.height}
        fill="transparent"
        onPointerMove={follow}
        onPointerDown={follow}
        // After a touch the figures stay, after a mouse they go.
        onPointerLeave={({ pointerType }) => pointerType === 'mouse' && onPoint(null)}
      />
      {pointed !== null && (
        <ChartTip data={data} format={format} size={size} x={x} pointed={pointed} open={open} />
      )}
    </>
  );
}
