import { statements } from './statements.ts';

/** What lists need to find records in more ways: filters by more fields, searches of more texts. */
export const finding = statements(
  // Nearly all users are active: an index of the order finds them at once. The few others need one of their own.
  `create index users_disabled on users (created_at, id) where status = 'disabled' and deleted_at is null`,
);
