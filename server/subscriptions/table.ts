import { sql } from 'kysely';
import { subscriptions } from '#resources/subscriptions.ts';
import { columnsOf, computed } from '#server/repository/columns.ts';
import { mapTable } from '#server/repository/resource-table.ts';
import { containsWord } from '#server/repository/search-condition.ts';
import { memberUserWithEmail } from '#server/repository/user-columns.ts';

const { column, decimal, time } = columnsOf<'subscriptions'>();

/** The mapping of subscriptions to their table. */
export const subscriptionTable = mapTable(subscriptions, 'subscriptions', {
  columns: {
    user: memberUserWithEmail('user_id'),
    price: decimal('price'),
    interval_count: column('interval_count'),
    interval_unit: column('interval_unit'),
    plan: computed<string | null>(
      sql`(select plan.name from subscription_plans plan where plan.id = listed.plan_id)`,
    ),
    createdAt: time('created_at'),
    externalSubscriptionRef: column('external_ref'),
  },
  orders: { createdAt: 'created_at' },
  filters: { createdAt: 'created_at' },
  otherOrders: { price: 'price' },
  // The titles of plans are not in the rows: a new title would change all rows of its plan.
  alsoFound: [
    {
      column: 'plan_id',
      idsBy: (word) =>
        sql`select plan.id from subscription_plans plan where ${containsWord(sql`fold(plan.name)`, word)}`,
    },
  ],
});
