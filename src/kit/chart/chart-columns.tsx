import type { scaleBand, scaleLinear } from '@visx/scale';
import { useId } from 'react';
import { chart } from '#styled/recipes';
import { type ChartData, stackValues } from './chart.ts';
import { ChartTexture, inkOf } from './chart-texture.tsx';

/** What the marks of a graph are drawn with. */
export interface ChartMarksProps {
  data: ChartData;
  x: ReturnType<typeof scaleBand<number>>;
  y: ReturnType<typeof scaleLinear<number>>;
  /** The place that is pointed at. */
  pointed: number | null;
}

/** A column for each place, its series on top of each other. */
export function ChartColumns({ data: { series, points }, x, y, pointed }: ChartMarksProps) {
  const id = useId();
  const styles = chart();
  const width = x.bandwidth();
  const stacks = points.map(({ values }) => stackValues(values));
  return (
    <>
      {pointed !== null && (
        <rect
          className={styles.band}
          x={(x(pointed) ?? 0) - (x.step() - width) / 2}
          y={0}
          width={x.step()}
          height={y(0)}
        />
      )}
      {series.map((each, index) => (
        <g key={each.id} className={styles.series} data-series={index % 3}>
          <ChartTexture id={id} series={index} />
          {stacks.flatMap((stack, place) =>
            stack
              .filter((part) => part.series === index)
              .map(({ from, to }) => {
                const top = Math.min(y(from), y(to));
                // A hair of space between those that stand on each other.
                const gap = from === 0 ? 0 : 1;
                return (
                  <rect
                    key={points[place]?.id}
                    x={x(place)}
                    y={top}
                    width={width}
                    height={Math.max(Math.abs(y(from) - y(to)) - gap, 1)}
                    rx={Math.min(2, width / 4)}
                    fill={inkOf(id, index)}
                  />
                );
              }),
          )}
        </g>
      ))}
    </>
  );
}
