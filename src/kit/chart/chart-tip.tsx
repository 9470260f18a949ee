import { chart } from '#styled/recipes';
import { type ChartData, type ChartFormat, type ChartSize, pointLines } from './chart.ts';
import type { ChartMarksProps } from './chart-columns.tsx';

interface ChartTipProps {
  data: ChartData;
  format: ChartFormat;
  size: ChartSize;
  /** The scale of the points. */
  x: ChartMarksProps['x'];
  /** The index of the point whose figures are shown. */
  pointed: number;
  /** What a click opens. */
  open?: string | undefined;
}

/** The figures of the point under the pointer, on the side with more space. */
export function ChartTip({
  data: { series, points, before },
  format,
  size,
  x,
  pointed,
  open,
}: ChartTipProps) {
  const styles = chart();
  const point = points[pointed];
  if (point === undefined) return null;
  const start = x(pointed) ?? 0;
  const isBefore = start + x.bandwidth() / 2 > size.width / 2;
  const end = start + x.bandwidth();
  return (
    <foreignObject
      className={styles.tipArea}
      x={isBefore ? 0 : end}
      y={4}
      width={Math.max(isBefore ? start : size.width - end, 0)}
      height={size.height}
    >
      <div className={styles.tip} data-side={isBefore ? 'before' : 'after'}>
        <div>
          <strong>{point.label}</strong>
          {pointLines(series, before, point, format).map((line) => (
            <div key={line}>{line}</div>
          ))}
          {point.href !== undefined && <em>{open}</em>}
        </div>
      </div>
    </foreignObject>
  );
}
