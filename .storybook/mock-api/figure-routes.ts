import { parseNumber } from '#lib/numbers/numbers.ts';
import { dashboardCounts, userBalance, userStatistics } from '#resources/calls/figures.ts';
import { readRideStatistics, readSignups } from '#resources/paths/dashboard.ts';
import { userEstablishment } from '#resources/paths/users.ts';
import { transactionCounts } from '#resources/transactions.ts';
import { withdrawalMethods } from '#resources/withdrawal-methods.ts';
import { pendingSums } from '#resources/withdrawals.ts';
import { demoNow, hoursAgo } from './clock.ts';
import type { StoryDataSet } from './resource-routes.ts';
import { data, type Route, route } from './routes.ts';
import { methods } from './wallet-records.ts';

/** Returns the figures of a day. Weekends have more rides, earlier days fewer, and one of the last thirty days has none. */
function dayOf(time: number) {
  const date = new Date(time);
  const index = Math.round((time - demoNow.getTime()) / dayMs) + 29;
  const isWeekend = date.getUTCDay() % 6 === 0;
  const usual = 64 + (Math.abs(index * 29) % 37) + (isWeekend ? 48 : 0) + index;
  const rides = index % 30 === 11 ? 0 : Math.max(usual, 3);
  return { date: date.toISOString().slice(0, 10), rides, revenue: (rides * 23.35).toFixed(2) };
}
const dayMs = 86_400_000;

/** Returns the statistics of rides: of a period, or of all rides with the last thirty days. */
function rideStatistics({ url }: Request) {
  const { searchParams } = new URL(url);
  const [from, to] = [searchParams.get('from'), searchParams.get('to')];
  const last = to === null ? demoNow.getTime() : Date.parse(to);
  const count = from === null ? 30 : (last - Date.parse(from)) / dayMs + 1;
  const days = Array.from({ length: count }, (_, index) => dayOf(last - (count - 1 - index) * dayMs));
  if (from === null) return { total: 34_120, completed: 30_940, cancelled: 2_216, revenue: 781_402.35, days };
  const total = days.reduce((sum, { rides }) => sum + rides, 0);
  return {
    total,
    completed: Math.round(total * 0.9),
    cancelled: Math.round(total * 0.06),
    revenue: total * 23.35,
    days,
  };
}

/** The sign-ups of the last twelve months. */
const signups = Array.from({ length: 12 }, (_, index) => {
  const month = new Date(Date.UTC(demoNow.getUTCFullYear(), demoNow.getUTCMonth() - 11 + index));
  return {
    month: month.toISOString().slice(0, 7),
    clients: 410 + ((index * 173) % 260) + index * 22,
    drivers: 58 + ((index * 31) % 47) + index * 4,
  };
});

const ownMethods = methods.map((method, index) => ({
  ...method,
  id: index + 1,
  isDefault: index === 0,
  createdAt: hoursAgo(4_100 - index * 3_200),
}));

/** Creates the routes of figures and of the related parts of a user. */
export function figureRoutes(dataSetOf: (name: string) => StoryDataSet): Route[] {
  const withdrawals = dataSetOf('withdrawals');
  const count = (status: string) =>
    withdrawals.records.filter((record) => record['status'] === status).length;
  const pendingAmount = () =>
    withdrawals.records.reduce(
      (sum, { status, amount }) => sum + (status === 'pending' ? (parseNumber(amount) ?? 0) : 0),
      0,
    );
  return [
    route(dashboardCounts.call, () =>
      data({
        users: 12_480,
        etablissements: 1_312,
        categories: dataSetOf('categories').records.length,
        options: dataSetOf('options').records.length,
        subscriptionPlans: 4,
      }),
    ),
    route(readSignups, () =>
      data({ signups, roles: { client: 11_020, driver: '1448', admin: 12 }, verified: 9_120 }),
    ),
    route(readRideStatistics, (request) => data(rideStatistics(request))),
    route(userBalance.call, () => data({ available: 1_284.5, pending: '96.20' })),
    route(userStatistics.call, () =>
      data({ rides: 128, completed: 117, cancelled: '9', amount: 2_731.4, distance_km: 1_532.75 }),
    ),
    route(withdrawalMethods.endpoints.list, () => data(ownMethods)),
    // Users with an odd id have an establishment.
    route(userEstablishment, (_, [id]) =>
      data(Number(id) % 2 === 1 ? dataSetOf('establishments').records[0] : null),
    ),
    route(pendingSums.call, () => data({ amount: pendingAmount() })),
    route(transactionCounts.call, () =>
      data({
        pending: count('pending'),
        validated: 18_204 + count('validated'),
        rejected: count('rejected'),
      }),
    ),
  ];
}
