import { plans } from '#resources/plans.ts';
import { columnsOf } from '#server/repository/columns.ts';
import { mapTable } from '#server/repository/resource-table.ts';

const { column, decimal } = columnsOf<'subscription_plans'>();

/** The mapping of plans to their table. A plan with subscriptions cannot be deleted (product rule). */
export const planTable = mapTable(plans, 'subscription_plans', {
  columns: {
    name: column('name'),
    description: column('description'),
    price: decimal('price'),
    interval_count: column('interval_count'),
    interval_unit: column('interval_unit'),
    trial_interval_count: column('trial_interval_count'),
    trial_interval_unit: column('trial_interval_unit'),
  },
  orders: {},
  filters: {},
  otherOrders: { createdAt: 'created_at' },
  defaultOrder: 'createdAt',
  isSearched: false,
  messages: {
    notFound: 'planNotFound',
    created: 'planCreated',
    updated: 'planUpdated',
    deleted: 'planDeleted',
  },
  inUse: { code: 'E_PLAN_IN_USE', message: 'planInUse' },
});
