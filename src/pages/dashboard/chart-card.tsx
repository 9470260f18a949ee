import { useQuery } from '@tanstack/react-query';
import { Chart } from '#kit/chart/chart.tsx';
import { useTranslate } from '#lib/i18n/i18n.ts';
import { routerLink } from '#runtime/links/router-link.tsx';
import { isFailed, QueryError } from '#runtime/page/query-error.tsx';
import type { DashboardChart } from './dashboard-chart.ts';
import { statisticsOf } from './statistics.ts';

/** The charts of the dashboard, by their name in the dictionary. */
export type ChartName = 'signups' | 'roles' | 'rides' | 'revenue';

interface ChartCardProps {
  name: ChartName;
  chart: DashboardChart;
  /** The level of its title: 3 in a section, whose own title is at level 2. */
  level: 2 | 3;
}

/** Shows a chart of statistics. A failure is shown in the card itself. */
export function ChartCard({ name, chart, level }: ChartCardProps) {
  const t = useTranslate();
  const query = useQuery(statisticsOf(chart.statistics));
  const failed = isFailed(query);
  const reading = query.data && !failed ? chart.read(query.data, t) : undefined;
  const title = t(`pages.dashboard.charts.${name}.title`);
  return (
    <Chart
      title={title}
      level={level}
      summary={reading?.summary}
      shape={chart.shape}
      data={reading?.data}
      format={chart.format}
      labels={{
        points: t(`pages.dashboard.charts.${name}.points`),
        showTable: t('pages.dashboard.charts.showTable', { title }),
        showPlot: t('pages.dashboard.charts.showPlot', { title }),
        series: t('pages.dashboard.charts.series'),
        empty: t('pages.dashboard.charts.empty'),
        none: t('common.none'),
        open: t('pages.dashboard.charts.openUsers'),
        keys: t('pages.dashboard.charts.keys'),
      }}
      renderLink={routerLink}
      failure={failed ? <QueryError query={query} /> : undefined}
    />
  );
}
