import { scaleLinear } from '@visx/scale';
import { chart } from '#styled/recipes';
import { type ChartData, type ChartFormat, type ChartSize, chartDomain, formatValue } from './chart.ts';
import { barRows } from './chart-scales.ts';

interface ChartBarsProps {
  data: ChartData;
  format: ChartFormat;
  size: ChartSize;
  /** The index of the bar under the pointer. */
  pointed: number | null;
}

const barHeight = 12;
const textHeight = 20;
/** Between a name and its bar. */
const gap = 4;

/** Names below each other, each with its figure and a bar. */
export function ChartBars({ data, format, size, pointed }: ChartBarsProps) {
  const styles = chart();
  // The rest is in the table.
  const { shown: points, rows, top } = barRows(data, size);
  const [low, high] = chartDomain(points);
  const x = scaleLinear({ domain: [low, Math.max(high, data.whole ?? 0)], range: [0, size.width] });
  return (
    <g transform={`translate(0 ${top})`}>
      {points.map(({ id, label, note, values: [value = null] }, index) => {
        const text = (rows(index) ?? 0) + (rows.bandwidth() - textHeight - gap - barHeight) / 2;
        const bar = text + textHeight + gap;
        const [start, end] = [x(Math.min(value ?? 0, 0)), x(Math.max(value ?? 0, 0))];
        return (
          <g key={id} className={styles.series} data-series="0">
            <title>{label}</title>
            {index === pointed && (
              <rect
                className={styles.band}
                x={-8}
                y={rows(index) ?? 0}
                width={size.width + 16}
                height={rows.bandwidth()}
                rx={6}
              />
            )}
            <foreignObject y={text} width={size.width} height={textHeight}>
              <div className={styles.pair}>
                <span className={styles.name}>{label}</span>
                <span className={styles.figure}>{formatValue(value, note, format)}</span>
              </div>
            </foreignObject>
            <rect className={styles.band} y={bar} width={size.width} height={barHeight} rx={3} />
            <rect
              x={start}
              y={bar}
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
