import { formatCompact } from '#lib/numbers/compact.ts';
import { createdHref } from './created-in.ts';
import { chartOverTime, type DashboardChart, formatCount, peakOf, sum } from './dashboard-chart.ts';

/** Returns the address of the clients and drivers of a month. */
function hrefOf(month: string): string {
  const lastDay = new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 0)).getUTCDate();
  const period = { from: `${month}-01`, to: `${month}-${lastDay}` };
  return createdHref('/utilisateurs', period, { role: ['client', 'driver'] });
}

/** The sign-ups per month: clients and drivers. */
export const signupsChart: DashboardChart = {
  statistics: 'users',
  shape: 'columns',
  format: { value: formatCount, tick: formatCompact },
  read({ signups }, t) {
    const read = chartOverTime(signups, {
      unit: 'month',
      key: 'month',
      series: [
        { id: 'clients', label: t('pages.dashboard.charts.signups.clients') },
        { id: 'drivers', label: t('pages.dashboard.charts.signups.drivers') },
      ],
      maxPoints: 24,
    });
    const data = { ...read, points: read.points.map((point) => ({ ...point, href: hrefOf(point.id) })) };
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
