import type { StoredRecord } from '#schema/resource.ts';
import { hoursAgo } from './clock.ts';
import { accountMember } from './user-records.ts';

const cycles = [
  [9.99, 1, 'month'],
  ['29.90', 3, 'month'],
  [99, 1, 'year'],
  [2.5, 1, 'day'],
  [12, 2, 'week'],
  [179, 2, 'year'],
] as const;

/** The titles of the plans, in the order of the cycles. A subscription may have none. */
const plans = ['Essentielle', 'Trimestrielle', 'Annuelle', null, 'Quinzaine', 'Fidélité'];

/** The subscriptions. */
export const subscriptionRecords: readonly StoredRecord[] = Array.from({ length: 57 }, (_, index) => {
  const [price, interval_count, interval_unit] = cycles[index % cycles.length] ?? cycles[0];
  return {
    id: `subscription-${index + 1}`,
    user: accountMember(index * 2 + 1),
    price,
    interval_count,
    interval_unit,
    plan: plans[index % plans.length],
    createdAt: hoursAgo(index ** 2 * 7 + 3),
    externalSubscriptionRef: `sub_demo${1_000 + index}`,
  };
});
