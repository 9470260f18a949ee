import { chart } from '#styled/recipes';
import { type ChartData, type ChartFormat, type ChartSize, formatValue } from './chart.ts';
import type { ChartMarksProps } from './chart-columns.tsx';

interface ChartTipProps {
  data: ChartData;
  format: ChartFormat;
  size: ChartSize;
  x: ChartMarksProps['x'];
  pointed: number;
}

/** The figures of the point under the pointer, on the side with more space. */
export function ChartTip({ data: { series, points }, format, size, x, pointed }: ChartTipProps) {
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
          {series.map(({ id, label }, index) => {
            const formatted = formatValue(point.values[index], point.note, format);
            return formatted === undefined ? null : <div key={id}>{`${label} : ${formatted}`}</div>;
          })}
        </div>
      </div>
    </foreignObject>
  );
}
