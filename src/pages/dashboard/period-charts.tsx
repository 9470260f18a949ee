import { useQuery } from '@tanstack/react-query';
import { Chart } from '#kit/chart/chart.tsx';
import { Grid } from '#kit/grid/grid.tsx';
import { useTranslate } from '#lib/i18n/i18n.ts';
import type { StatisticsPeriod } from '#resources/calls/period.ts';
import { routerLink } from '#runtime/links/router-link.tsx';
import { failureOf, QueryError } from '#runtime/page/query-error.tsx';
import { comparedDays, unitOf } from './compared-days.ts';
import { createdHref } from './created-in.ts';
import { periodBefore } from './period.ts';
import { revenueChart, ridesChart } from './rides-charts.ts';
import { type Statistics, statisticsIn } from './statistics.ts';

/** Shows the rides and the revenue of a period beside those of the period before. A click on a point opens its rides. */
export function PeriodCharts({ period }: { period: StatisticsPeriod }) {
  const t = useTranslate();
  const now = useQuery(statisticsIn(period));
  const past = useQuery(statisticsIn(periodBefore(period)));
  const failed = failureOf([now, past]);
  const unit = unitOf(period);

  const chart = (name: 'rides' | 'revenue') => {
    const { shape, format, summaryOf } = name === 'rides' ? ridesChart : revenueChart;
    const title = t(`pages.dashboard.charts.${name}.${unit === 'day' ? 'title' : 'titleByMonth'}`);
    const read = (statistics: Statistics, before: Statistics) => {
      const data = comparedDays({
        period,
        rows: statistics.days,
        rowsBefore: before.days,
        member: name,
        label: t(
          name === 'rides' ? 'pages.dashboard.charts.rides.rides' : 'pages.dashboard.charts.revenue.revenue',
        ),
        before: t('pages.dashboard.period.previous'),
        hrefOf: (from, to) =>
          createdHref('/courses', { from, to }, name === 'revenue' ? { status: 'completed' } : {}),
      });
      return { data, summary: summaryOf(statistics, data, t) };
    };
    const isKnown = now.data !== undefined && past.data !== undefined && failed === undefined;
    const reading = isKnown ? read(now.data, past.data) : undefined;
    return (
      <Chart
        title={title}
        level={3}
        summary={reading?.summary}
        shape={shape}
        data={reading?.data}
        format={format}
        labels={{
          points: t(unit === 'day' ? 'pages.dashboard.charts.rides.points' : 'fields.periods.month'),
          showTable: t('pages.dashboard.charts.showTable', { title }),
          showPlot: t('pages.dashboard.charts.showPlot', { title }),
          series: t('pages.dashboard.charts.series'),
          empty: t('pages.dashboard.charts.empty'),
          none: t('common.none'),
          open: t('pages.dashboard.charts.openRides'),
          keys: t('pages.dashboard.charts.keys'),
        }}
        renderLink={routerLink}
        failure={failed && <QueryError query={failed} />}
      />
    );
  };
  return (
    <Grid columns="2">
      {chart('rides')}
      {chart('revenue')}
    </Grid>
  );
}
