import { formatCompact } from '#lib/numbers/compact.ts';
import { formatInteger } from '#lib/numbers/numbers.ts';
import { type Plot, peakOf, plotOverTime, sum } from './plot.ts';

const count = (value: number) => formatInteger(value) ?? formatCompact(value);

/** The sign-ups per month: clients and drivers. */
export const signupsPlot: Plot = {
  statistics: 'users',
  shape: 'columns',
  format: { value: count, tick: formatCompact },
  read({ signups }, t) {
    const data = plotOverTime(signups, {
      unit: 'month',
      key: 'month',
      series: [
        { id: 'clients', label: t('pages.dashboard.plots.signups.clients') },
        { id: 'drivers', label: t('pages.dashboard.plots.signups.drivers') },
      ],
      most: 24,
    });
    const total = sum(data.points.flatMap(({ values }) => values)) ?? 0;
    const peak = peakOf(data);
    if (peak === undefined) return { data, summary: '' };
    const summary = t('pages.dashboard.plots.signups.summary', {
      count: total,
      total: count(total),
      months: data.points.length,
      best: peak.label,
      most: count(peak.value),
    });
    return { data, summary };
  },
};
