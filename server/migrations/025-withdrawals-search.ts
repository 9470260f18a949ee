import { statements } from './statements.ts';

/**
 * Withdrawals are a small part of all transactions. The index of all transactions finds a frequent name in so many others that
 * PostgreSQL had to look at most of them.
 */
export const withdrawalsSearch = statements(
  "create index withdrawals_search on transactions using gin (search gin_trgm_ops) where type = 'withdrawal'",
);
