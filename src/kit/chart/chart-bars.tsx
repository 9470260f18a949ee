import { scaleBand, scaleLinear } from '@visx/scale';
import { chart } from '#styled/recipes';
import { type ChartData, type ChartFormat, type ChartSize, chartDomain, formatValue } from './chart.ts';

interface ChartBarsProps {
  data: ChartData;
  format: ChartFormat;
  size: ChartSize;
}

const rowHeight = { most: 68, least: 36 };
const barHeight = 12;
const textHeight = 20;

/** Names below each other, each with its figure and a bar. */
export function ChartBars({ data, format, size }: ChartBarsProps) {
  const styles = chart();
  // The rest is in the table.
  const points = data.points.slice(0, Math.floor(size.height / rowHeight.least));
  const height = Math.min(size.height, points.length * rowHeight.most);
  const rows = scaleBand({ domain: points.map(({ id }) => id), range: [0, height] });
  const [low, high] = chartDomain(points);
  const x = scaleLinear({ domain: [low, Math.max(high, data.whole ?? 0)], range: [0, size.width] });
  return (
    <g transform={`translate(0 ${(size.height - height) / 2})`}>
      {points.map(({ id, label, note, values: [value = null] }) => {
        const middle = (rows(id) ?? 0) + rows.bandwidth() / 2;
        const [start, end] = [x(Math.min(value ?? 0, 0)), x(Math.max(value ?? 0, 0))];
        return (
          <g key={id} className={styles.series} data-series="0">
            <title>{label}</title>
            <foreignObject y={middle - textHeight - 4} width={size.width} height={textHeight}>
              <div className={styles.pair}>
                <span className={styles.name}>{label}</span>
                <span className={styles.figure}>{formatValue(value, note, format)}</span>
              </div>
            </foreignObject>
            <rect className={styles.band} y={middle} width={size.width} height={barHeight} rx={3} />
            <rect
              x={start}
              y={middle}
              width={Math.max(end - start, 0)}
              height={barHeight}
              rx={3}
              fill="currentColor"
            />
          </g>
        );
      })}
    </g>
  );
}
