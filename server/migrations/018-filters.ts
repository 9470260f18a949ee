import { statements } from './statements.ts';

/**
 * The indexes of the filters of lists, each in the usual order of its list. The other filters have few rows for each value,
 * as that of rides by their driver, or so many that the index of the order finds a page at once.
 */
export const filters = statements(
  'create index subscriptions_by_status on subscriptions (status, user_id)',
  'create index transactions_by_type on transactions (type, created_at, id)',
  "create index withdrawals_by_status on transactions (status, created_at, id) where type = 'withdrawal'",
  'create index activity_by_action on activity (action, created_at, id)',
  'create index activity_by_resource on activity (resource, created_at, id)',
);
