import { formatCompact } from '#lib/numbers/compact.ts';
import { formatInteger } from '#lib/numbers/numbers.ts';
import { chartOverTime, type DashboardChart, peakOf, sum } from './dashboard-chart.ts';

const count = (value: number) => formatInteger(value) ?? formatCompact(value);

/** The sign-ups per month: clients and drivers. */
export const signupsChart: DashboardChart = {
  statistics: 'users',
  shape: 'columns',
  format: { value: count, tick: formatCompact },
  read({ signups }, t) {
    const data = chartOverTime(signups, {
      unit: 'month',
      key: 'month',
      series: [
        { id: 'clients', label: t('pages.dashboard.charts.signups.clients') },
        { id: 'drivers', label: t('pages.dashboard.charts.signups.drivers') },
      ],
      most: 24,
    });
    const total = sum(data.points.flatMap(({ values }) => values)) ?? 0;
    const peak = peakOf(data);
    if (peak === undefined) return { data, summary: '' };
    const summary = t('pages.dashboard.charts.signups.summary', {
      count: total,
      total: count(total),
      months: data.points.length,
      best: peak.label,
      most: count(peak.value),
    });
    return { data, summary };
  },
};
