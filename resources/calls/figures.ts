import { money } from '#fields/money/money.ts';
import { quantity } from '#fields/quantity/quantity.ts';
import { get } from '#schema/endpoints.ts';
import { storedInteger } from '#schema/numbers.ts';

const access = 'readOnly';
/** A number of records or rides. A fraction is shown as missing. */
const count = { ...quantity({ min: 0, access }), record: storedInteger };
const amount = money({ min: 0, access });

/** The number of records of each resource that the dashboard shows. */
export const dashboardCounts = {
  call: get('/admin/dashboard'),
  fields: {
    users: count,
    etablissements: count,
    categories: count,
    options: count,
    subscriptionPlans: count,
  },
};

/** The money of a driver: what can be withdrawn now (`available`), and what later (`pending`). */
export const userBalance = {
  call: get('/admin/users/{id}/balance'),
  fields: { available: amount, pending: amount },
  /** The filters of the transactions that an amount is about, beside the user. */
  filters: { available: {}, pending: { status: 'pending' } },
};

/** The totals of a user's rides. */
export const userStatistics = {
  call: get('/admin/users/{id}/stats'),
  fields: {
    rides: count,
    completed: count,
    cancelled: count,
    amount,
    distance_km: quantity({ unit: 'kilometer', min: 0, decimals: 3, access }),
  },
  /** The filters of the rides that a figure counts, beside the user. */
  filters: {
    rides: {},
    completed: { status: 'completed' },
    cancelled: { status: 'cancelled' },
    amount: { status: 'completed' },
    distance_km: { status: 'completed' },
  },
};
