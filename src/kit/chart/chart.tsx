import { ChartColumn, Table2 } from 'lucide';
import { type ReactNode, useId, useState } from 'react';
import { Card } from '#kit/card/card.tsx';
import { EmptyState } from '#kit/empty-state/empty-state.tsx';
import { IconButton } from '#kit/icon-button/icon-button.tsx';
import { lazyComponent, useLazyComponent } from '#kit/lazy-component.ts';
import type { RenderLink } from '#kit/render-link.tsx';
import { Skeleton } from '#kit/skeleton/skeleton.tsx';
import { chart } from '#styled/recipes';
import {
  type ChartData,
  type ChartFormat,
  type ChartLabels,
  type ChartPart,
  type ChartShape,
  isEmptyChart,
} from './chart.ts';
import { ChartTable } from './chart-table.tsx';

export interface ChartProps {
  title: string;
  /** The level of the title in the outline of the page. Default: 2. */
  level?: 2 | 3 | undefined;
  /** What the plot shows, in one sentence; undefined during loading. */
  summary?: string | undefined;
  shape: ChartShape;
  /** Undefined during loading. */
  data: ChartData | undefined;
  format: ChartFormat;
  labels: ChartLabels;
  /** The content that replaces the plot if its data could not be loaded. */
  failure?: ReactNode;
  renderLink?: RenderLink | undefined;
}

const plot = lazyComponent(async () => (await import('./chart-plot.tsx')).ChartPlot);

/** A card with a plot and a table of the same figures. */
export function Chart(props: ChartProps) {
  const { title, level, summary, shape, data, format, labels, failure, renderLink } = props;
  const [isTable, setIsTable] = useState(false);
  const [hidden, setHidden] = useState<ReadonlySet<ChartPart>>(new Set());
  const Plot = useLazyComponent(plot, true);
  const summaryId = useId();
  const styles = chart();
  const shown = data === undefined || failure !== undefined || isEmptyChart(data) ? undefined : data;

  return (
    <Card
      title={title}
      level={level}
      actions={
        <IconButton
          label={isTable ? labels.showPlot : labels.showTable}
          icon={isTable ? ChartColumn : Table2}
          size="sm"
          disabled={shown === undefined}
          onClick={() => setIsTable(!isTable)}
        />
      }
      aria-busy={data === undefined && failure === undefined}
    >
      <p id={summaryId} className={styles.summary}>
        {summary ?? (failure === undefined && <Skeleton width="lg" />)}
      </p>
      <div className={styles.frame}>
        <div className={styles.stage}>{failure ?? content()}</div>
      </div>
    </Card>
  );

  function content() {
    if (data !== undefined && shown === undefined)
      return <EmptyState icon={ChartColumn} title={labels.empty} />;
    if (shown !== undefined && isTable)
      return (
        <ChartTable title={title} data={shown} format={format} labels={labels} renderLink={renderLink} />
      );
    if (shown === undefined || Plot === null) return <span aria-hidden className={styles.waiting} />;
    return (
      <Plot
        title={title}
        summaryId={summaryId}
        shape={shape}
        data={shown}
        format={format}
        labels={labels}
        hidden={hidden}
        onHide={setHidden}
        renderLink={renderLink}
      />
    );
  }
}
