import { useQuery } from '@tanstack/react-query';
import { Chart } from '#kit/chart/chart.tsx';
import { useTranslate } from '#lib/i18n/i18n.ts';
import { isFailed, QueryError } from '#runtime/page/query-error.tsx';
import type { Plot } from './plot.ts';
import { statisticsOf } from './statistics.ts';

/** The plots of the dashboard, by their name in the dictionary. */
export type PlotName = 'signups' | 'roles' | 'rides' | 'revenue';

interface PlotCardProps {
  name: PlotName;
  plot: Plot;
}

/** Shows a plot of statistics. A failure is shown in the card itself. */
export function PlotCard({ name, plot }: PlotCardProps) {
  const t = useTranslate();
  const query = useQuery(statisticsOf(plot.statistics));
  const failed = isFailed(query);
  const reading = query.data && !failed ? plot.read(query.data, t) : undefined;
  const title = t(`pages.dashboard.plots.${name}.title`);
  return (
    <Chart
      title={title}
      summary={reading?.summary}
      shape={plot.shape}
      data={reading?.data}
      format={plot.format}
      labels={{
        points: t(`pages.dashboard.plots.${name}.points`),
        showTable: t('pages.dashboard.plots.showTable', { title }),
        showPlot: t('pages.dashboard.plots.showPlot', { title }),
        empty: t('pages.dashboard.plots.empty'),
        none: t('common.none'),
      }}
      failure={failed ? <QueryError query={query} /> : undefined}
    />
  );
}
