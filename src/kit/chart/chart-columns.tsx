import type { scaleBand, scaleLinear } from '@visx/scale';
import { useId } from 'react';
import { chart } from '#styled/recipes';
import { type ChartData, stackValues } from './chart.ts';
import { ChartTexture, fillOf } from './chart-texture.tsx';

/** The props of the columns or the lines of a plot. */
export interface ChartMarksProps {
  data: ChartData;
  /** The scale of the points. */
  x: ReturnType<typeof scaleBand<number>>;
  /** The scale of the values. */
  y: ReturnType<typeof scaleLinear<number>>;
  /** The index of the point under the pointer. */
  pointed: number | null;
}

/** A column for each point, with its series stacked. */
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
          {stacks.flatMap((stack, position) =>
            stack
              .filter((part) => part.series === index)
              .map(({ from, to }) => {
                const top = Math.min(y(from), y(to));
                // Without a gap, neighbouring values of similar colours would look like one.
                const gap = from === 0 ? 0 : 1;
                return (
                  <rect
                    key={points[position]?.id}
                    x={x(position)}
                    y={top}
                    width={width}
                    height={Math.max(Math.abs(y(from) - y(to)) - gap, 1)}
                    rx={Math.min(2, width / 4)}
                    fill={fillOf(id, index)}
                  />
                );
              }),
          )}
        </g>
      ))}
    </>
  );
}
