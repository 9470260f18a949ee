import { statements } from './statements.ts';

/** Returns the statement that replaces the action of a foreign key: the referenced row can't be deleted any more. */
const restrict = (table: string, column: string, to: string): string => `alter table ${table}
  drop constraint ${table}_${column}_fkey,
  add constraint ${table}_${column}_fkey foreign key (${column}) references ${to} on delete restrict`;

/**
 * Rows with an amount stay for ever: a deleted user stays as an anonymous row, and no deletion of another row removes or
 * changes a row with an amount. A disabled user stays too, but cannot sign in.
 */
export const ledger = statements(
  `alter table users
    add column status text not null default 'active' check (status in ('active', 'disabled')),
    add column deleted_at timestamptz`,

  restrict('subscriptions', 'user_id', 'users'),
  restrict('wallets', 'user_id', 'users'),
  restrict('withdrawal_methods', 'user_id', 'users'),
  restrict('rides', 'client_id', 'users'),
  restrict('rides', 'driver_id', 'users'),
  restrict('ride_offers', 'ride_id', 'rides'),
  restrict('ride_offers', 'driver_id', 'users'),
  restrict('transactions', 'wallet_id', 'wallets'),
  restrict('transactions', 'decided_by', 'users'),
  restrict('establishments', 'owner_id', 'users'),
  restrict('services', 'establishment_id', 'establishments'),

  // Records in use cannot be deleted.
  restrict('establishments', 'category_id', 'categories'),
  restrict('option_categories', 'category_id', 'categories'),
  restrict('establishment_options', 'option_id', 'options'),

  // Lists and statistics read the users who are not deleted, from these indexes only.
  ...['creation', 'name', 'role', 'phone', 'rating'].map((order) => `drop index users_by_${order}`),
  'create index users_by_creation on users (created_at, id) include (role) where deleted_at is null',
  'create index users_by_name on users (name_key, id) where deleted_at is null',
  'create index users_by_role on users (role, id) include (email_verified) where deleted_at is null',
  'create index users_by_phone on users (phone, id) where deleted_at is null',
  'create index users_by_rating on users (rating_avg, id) where deleted_at is null',
  "create index users_administrators on users (id) where role = 'admin' and status = 'active' and deleted_at is null",
);
