import { formatCompact, formatCompactMoney } from '#lib/numbers/compact.ts';
import { formatInteger, formatMoney, parseNumber } from '#lib/numbers/numbers.ts';
import { chartOverTime, type DashboardChart, formatCount, peakOf } from './dashboard-chart.ts';

const euros = (value: number) => formatMoney(value) ?? formatCompactMoney(value);

/** The last quarter, day by day. With more days the columns would be too narrow to point at. */
const byDay = { unit: 'day', key: 'date', maxPoints: 92 } as const;

/** The number of rides per day. */
export const ridesChart: DashboardChart = {
  statistics: 'rides',
  shape: 'columns',
  format: { value: formatCount, tick: formatCompact },
  read({ days, total, completed, cancelled }, t) {
    const series = [{ id: 'rides', label: t('pages.dashboard.charts.rides.rides') }];
    const data = chartOverTime(days, { ...byDay, series });
    const rides = parseNumber(total);
    if (rides === undefined) return { data, summary: '' };
    const summary = t('pages.dashboard.charts.rides.summary', {
      count: rides,
      total: formatCount(rides),
      completed: formatInteger(completed) ?? t('common.none'),
      cancelled: formatInteger(cancelled) ?? t('common.none'),
    });
    return { data, summary };
  },
};

/** The revenue of rides per day. */
export const revenueChart: DashboardChart = {
  statistics: 'rides',
  shape: 'line',
  format: { value: euros, tick: formatCompactMoney },
  read({ days, revenue }, t) {
    const series = [{ id: 'revenue', label: t('pages.dashboard.charts.revenue.revenue') }];
    const data = chartOverTime(days, { ...byDay, series });
    const total = formatMoney(revenue);
    const peak = peakOf(data);
    if (total === undefined) return { data, summary: '' };
    const summary =
      peak === undefined
        ? t('pages.dashboard.charts.revenue.all', { total })
        : t('pages.dashboard.charts.revenue.summary', { total, best: peak.label, most: euros(peak.value) });
    return { data, summary };
  },
};
