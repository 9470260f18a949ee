import { useId } from 'react';
import { chart } from '#styled/recipes';
import type { ChartSeries } from './chart.ts';
import { ChartTexture, fillOf } from './chart-texture.tsx';

/** The names of the series with their colours. */
export function ChartLegend({ series }: { series: readonly ChartSeries[] }) {
  const id = useId();
  const styles = chart();
  return (
    <div className={styles.legend}>
      {series.map(({ id: name, label }, index) => (
        <span key={name} className={styles.key}>
          <svg className={`${styles.swatch} ${styles.series}`} data-series={index % 3} aria-hidden="true">
            <ChartTexture id={id} series={index} />
            <rect width="100%" height="100%" fill={fillOf(id, index)} />
          </svg>
          {label}
        </span>
      ))}
    </div>
  );
}
