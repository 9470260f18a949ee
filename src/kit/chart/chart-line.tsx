import { AreaClosed, LinePath } from '@visx/shape';
import { chart } from '#styled/recipes';
import type { ChartMarksProps } from './chart-columns.tsx';

/** A line through the points, with gaps for missing values. A single value is a dot. */
export function ChartLine({ data: { series, points }, x, y, pointed }: ChartMarksProps) {
  const styles = chart();
  const positions = points.map((_, index) => index);
  const centre = (position: number) => (x(position) ?? 0) + x.bandwidth() / 2;
  return series.map(({ id }, index) => {
    const valueAt = (position: number) => points[position]?.values[index] ?? null;
    const height = (position: number) => y(valueAt(position) ?? 0);
    const isThere = (position: number) => valueAt(position) !== null;
    const isAlone = (position: number) => !isThere(position - 1) && !isThere(position + 1);
    return (
      <g key={id} className={styles.series} data-series={index % 3}>
        <AreaClosed
          className={styles.area}
          data={positions}
          x={centre}
          y={height}
          yScale={y}
          y0={y(0)}
          defined={isThere}
        />
        <LinePath className={styles.line} data={positions} x={centre} y={height} defined={isThere} />
        {positions
          .filter((position) => isThere(position) && (position === pointed || isAlone(position)))
          .map((position) => (
            <circle key={position} cx={centre(position)} cy={height(position)} r={4} fill="currentColor" />
          ))}
      </g>
    );
  });
}
