import { statements } from './statements.ts';

/** The ride that a credit pays, so that the transactions of a ride can be found. */
export const payments = statements(
  // The credits that completed rides have left so far are recognised by their driver, amount and time.
  'alter table transactions add column ride_id uuid references rides on delete restrict',
  `update transactions set ride_id = rides.id from rides, wallets
    where transactions.type = 'credit' and wallets.id = transactions.wallet_id
      and rides.driver_id = wallets.user_id and rides.completed_at = transactions.created_at
      and rides.price = transactions.amount`,
  'create index transactions_by_ride on transactions (ride_id) where ride_id is not null',
);
