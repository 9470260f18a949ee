import { useId } from 'react';
import { ToggleGroup } from '#kit/toggle-group/toggle-group.tsx';
import { chart } from '#styled/recipes';
import type { ChartData, ChartPart } from './chart.ts';
import { ChartTexture, fillOf } from './chart-texture.tsx';

interface ChartLegendProps extends Pick<ChartData, 'series' | 'before'> {
  /** The title of the chart: two charts of a page may have the same series. */
  title: string;
  /** The name of the buttons. */
  label: string;
  /** The parts that are not shown. */
  hidden: ReadonlySet<ChartPart>;
  /** Called with the parts that are not shown, after each change. */
  onHide: (hidden: ReadonlySet<ChartPart>) => void;
}

/** The names of the series with their colours. Each shows or hides its series; hiding the last one shows all again. */
export function ChartLegend({ title, series, before, label, hidden, onHide }: ChartLegendProps) {
  const id = useId();
  const styles = chart();
  const parts = [
    ...series.map(({ label: name }, index) => ({ part: index, name, mark: seriesMark(index) })),
    ...(before === undefined ? [] : [{ part: 'before' as const, name: before, mark: beforeMark() }]),
  ];
  const show = (shown: readonly string[]) => {
    const left = parts.map(({ part }) => part).filter((part) => !shown.includes(String(part)));
    onHide(new Set(left.length === parts.length ? [] : left));
  };
  return (
    <div className={styles.legend}>
      <ToggleGroup
        label={label}
        options={parts.map(({ part, name, mark }) => ({
          value: String(part),
          label: name,
          name: `${name}, ${title}`,
          mark,
        }))}
        value={parts.filter(({ part }) => !hidden.has(part)).map(({ part }) => String(part))}
        onValueChange={show}
      />
    </div>
  );

  function seriesMark(index: number) {
    return (
      <svg className={`${styles.swatch} ${styles.series}`} data-series={index % 3} aria-hidden="true">
        <ChartTexture id={id} series={index} />
        <rect width="100%" height="100%" fill={fillOf(id, index)} />
      </svg>
    );
  }

  function beforeMark() {
    return (
      <svg className={styles.swatch} viewBox="0 0 12 12" aria-hidden="true">
        <line className={styles.before} x1="0" x2="12" y1="6" y2="6" />
      </svg>
    );
  }
}
