import { demoNow } from './clock.ts';
import type { Routes } from './routes.ts';

const day = 86_400_000;

/** The days up to now: weekends are busy, and one day was quiet. */
const days = Array.from({ length: 30 }, (_, index) => {
  const date = new Date(demoNow.getTime() - (29 - index) * day);
  const isWeekend = date.getUTCDay() % 6 === 0;
  const rides = index === 11 ? 0 : 64 + ((index * 29) % 37) + (isWeekend ? 48 : 0) + index;
  return { date: date.toISOString().slice(0, 10), rides, revenue: (rides * 23.35).toFixed(2) };
});

/** The months of a year up to now. */
const signups = Array.from({ length: 12 }, (_, index) => {
  const month = new Date(Date.UTC(demoNow.getUTCFullYear(), demoNow.getUTCMonth() - 11 + index));
  return {
    month: month.toISOString().slice(0, 7),
    clients: 410 + ((index * 173) % 260) + index * 22,
    drivers: 58 + ((index * 31) % 47) + index * 4,
  };
});

/** What the service draws up over time, of everybody and of one user. */
export function statisticsRoutes(): Routes {
  return {
    'GET /admin/users/dashboard': () =>
      Response.json({
        data: { signups, roles: { client: 11_020, driver: '1448', admin: 12 }, verified: 9_120 },
      }),
    'GET /admin/ride-stats': () =>
      Response.json({
        data: { total: 34_120, completed: 30_940, cancelled: 2_216, revenue: 781_402.35, days },
      }),
    'GET /admin/users/{id}/stats': () =>
      Response.json({
        data: { rides: 128, completed: 117, cancelled: '9', amount: 2_731.4, distance_km: 1_532.75 },
      }),
  };
}
