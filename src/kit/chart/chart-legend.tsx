import { useId } from 'react';
import { chart } from '#styled/recipes';
import type { ChartData } from './chart.ts';
import { ChartTexture, fillOf } from './chart-texture.tsx';

/** The names of the series with their colours. */
export function ChartLegend({ series, before }: Pick<ChartData, 'series' | 'before'>) {
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
      {before !== undefined && (
        <span className={styles.key}>
          <svg className={styles.swatch} viewBox="0 0 12 12" aria-hidden="true">
            <line className={styles.before} x1="0" x2="12" y1="6" y2="6" />
          </svg>
          {before}
        </span>
      )}
    </div>
  );
}
