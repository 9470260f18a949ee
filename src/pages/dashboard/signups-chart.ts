import { formatCompact } from '#lib/numbers/compact.ts';
import { chartOverTime, type DashboardChart, formatCount, peakOf, sum } from './dashboard-chart.ts';

/** The sign-ups per month: clients and drivers. */
export const signupsChart: DashboardChart = {
  statistics: 'users',
  shape: 'columns',
  format: { value: formatCount, tick: formatCompact },
  read({ signups }, t) {
    const data = chartOverTime(signups, {
      unit: 'month',
      key: 'month',
      series: [
        { id: 'clients', label: t('pages.dashboard.charts.signups.clients') },
        { id: 'drivers', label: t('pages.dashboard.charts.signups.drivers') },
      ],
      maxPoints: 24,
    });
    const total = sum(data.points.flatMap(({ values }) => values)) ?? 0;
    const peak = peakOf(data);
    if (peak === undefined) return { data, summary: '' };
    const summary = t('pages.dashboard.charts.signups.summary', {
      count: total,
      total: formatCount(total),
      months: data.points.length,
      best: peak.label,
      most: formatCount(peak.value),
    });
    return { data, summary };
  },
};
