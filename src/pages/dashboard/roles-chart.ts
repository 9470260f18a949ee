import type { ChartPoint } from '#kit/chart/chart.ts';
import { formatShare } from '#lib/numbers/compact.ts';
import { formatInteger, parseNumber } from '#lib/numbers/numbers.ts';
import { users } from '#resources/users.ts';
import { stringifySearch } from '#runtime/address/url-search.ts';
import { choiceLabel } from '#runtime/record/labels.ts';
import { isObject } from '#schema/objects.ts';
import { type DashboardChart, formatCount, sum } from './dashboard-chart.ts';

/** The roles that the product knows, in its order. */
const known = ['client', 'driver', 'admin'];

const labelRole = choiceLabel(users, 'role');

/** The number of users of each role. An unknown role is shown as it came, after the others. */
export const rolesChart: DashboardChart = {
  statistics: 'users',
  shape: 'bars',
  format: { value: formatCount },
  read({ roles, verified }, t) {
    const figures = new Map<string, number | null>(
      Object.entries(isObject(roles) ? roles : {}).map(([role, value]) => [role, parseNumber(value) ?? null]),
    );
    const total = sum([...figures.values()]) ?? 0;
    const unknown = [...figures.keys()].filter((role) => !known.includes(role));
    const points = [...known.filter((role) => figures.has(role)), ...unknown].map((role): ChartPoint => {
      const value = figures.get(role) ?? null;
      return {
        id: role,
        label: labelRole(role) ?? role,
        note: formatShare(value, total),
        values: [value],
        // The list knows no other role.
        href: known.includes(role) ? `/utilisateurs${stringifySearch({ role })}` : undefined,
      };
    });
    const series = [{ id: 'users', label: t('pages.dashboard.charts.roles.users') }];
    return { data: { series, points, whole: total }, summary: total > 0 ? summarise(total) : '' };

    function summarise(userCount: number): string {
      const share = formatShare(verified, userCount);
      const values = { count: userCount, total: formatCount(userCount) };
      return share === undefined
        ? t('pages.dashboard.charts.roles.all', values)
        : t('pages.dashboard.charts.roles.summary', {
            ...values,
            verified: formatInteger(verified) ?? '',
            share,
          });
    }
  },
};
