import type { ChartData } from '#kit/chart/chart.ts';
import type { Translate } from '#lib/i18n/i18n.ts';
import { formatCompact, formatCompactMoney } from '#lib/numbers/compact.ts';
import { formatInteger, formatMoney, parseNumber } from '#lib/numbers/numbers.ts';
import { chartOverTime, type DashboardChart, formatCount, peakOf } from './dashboard-chart.ts';
import type { Statistics } from './statistics.ts';

const euros = (value: number) => formatMoney(value) ?? formatCompactMoney(value);

/** The last quarter, day by day. With more days the columns would be too narrow to point at. */
const byDay = { unit: 'day', key: 'date', maxPoints: 92 } as const;

/** A chart of rides. Its summary does not depend on how its days are put together. */
interface RidesChart extends DashboardChart {
  summaryOf(statistics: Statistics, data: ChartData, t: Translate): string;
}

/** The number of rides per day. */
export const ridesChart: RidesChart = {
  statistics: 'rides',
  shape: 'columns',
  format: { value: formatCount, tick: formatCompact },
  read(statistics, t) {
    const series = [{ id: 'rides', label: t('pages.dashboard.charts.rides.rides') }];
    const data = chartOverTime(statistics.days, { ...byDay, series });
    return { data, summary: ridesChart.summaryOf(statistics, data, t) };
  },
  summaryOf({ total, completed, cancelled }, _, t) {
    const rides = parseNumber(total);
    if (rides === undefined) return '';
    return t('pages.dashboard.charts.rides.summary', {
      count: rides,
      total: formatCount(rides),
      completed: formatInteger(completed) ?? t('common.none'),
      cancelled: formatInteger(cancelled) ?? t('common.none'),
    });
  },
};

/** The revenue of rides per day. */
export const revenueChart: RidesChart = {
  statistics: 'rides',
  shape: 'line',
  format: { value: euros, tick: formatCompactMoney },
  read(statistics, t) {
    const series = [{ id: 'revenue', label: t('pages.dashboard.charts.revenue.revenue') }];
    const data = chartOverTime(statistics.days, { ...byDay, series });
    return { data, summary: revenueChart.summaryOf(statistics, data, t) };
  },
  summaryOf({ revenue }, data, t) {
    const total = formatMoney(revenue);
    const peak = peakOf(data);
    if (total === undefined) return '';
    // The text names the best day, which points of whole months do not tell.
    if (peak === undefined || data.points.some(({ id }) => id.length === 7))
      return t('pages.dashboard.charts.revenue.all', { total });
    // A day is on one line.
    const best = peak.label.replaceAll(' ', '\u00a0');
    return t('pages.dashboard.charts.revenue.summary', { total, best, most: euros(peak.value) });
  },
};
