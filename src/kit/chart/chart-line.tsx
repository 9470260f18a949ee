import { AreaClosed, LinePath } from '@visx/shape';
import { chart } from '#styled/recipes';
import type { ChartMarksProps } from './chart-columns.tsx';

/** A line from place to place, broken where there is no value. A value that stands alone is a dot. */
export function ChartLine({ data: { series, points }, x, y, pointed }: ChartMarksProps) {
  const styles = chart();
  const places = points.map((_, index) => index);
  const centre = (place: number) => (x(place) ?? 0) + x.bandwidth() / 2;
  return series.map(({ id }, index) => {
    const valueAt = (place: number) => points[place]?.values[index] ?? null;
    const height = (place: number) => y(valueAt(place) ?? 0);
    const isThere = (place: number) => valueAt(place) !== null;
    const isAlone = (place: number) => !isThere(place - 1) && !isThere(place + 1);
    return (
      <g key={id} className={styles.series} data-series={index % 3}>
        <AreaClosed
          className={styles.area}
          data={places}
          x={centre}
          y={height}
          yScale={y}
          y0={y(0)}
          defined={isThere}
        />
        <LinePath className={styles.line} data={places} x={centre} y={height} defined={isThere} />
        {places
          .filter((place) => isThere(place) && (place === pointed || isAlone(place)))
          .map((place) => (
            <circle key={place} cx={centre(place)} cy={height(place)} r={4} fill="currentColor" />
          ))}
      </g>
    );
  });
}
