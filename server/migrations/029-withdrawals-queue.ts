import { statements } from './statements.ts';

/**
 * The list of withdrawals begins with those that wait for a decision. The status is part of the index, so that the order of ten
 * million rows is read without the rows.
 */
export const withdrawalsQueue = statements(
  `create index withdrawals_queue on transactions ((status = 'pending'), created_at, id) include (status)
    where type = 'withdrawal'`,
);
