import { statements } from './statements.ts';

/**
 * Transactions and withdrawals are found by the texts of their wallet instead of a copy in each row: at thirty million
 * transactions, a search of two words took 700 ms and takes 10. The copies stay up to date until no server of the version before
 * is left, which searches them, slowly, without their indexes.
 */
export const walletTexts = statements(
  "create index withdrawals_by_wallet on transactions (wallet_id) where type = 'withdrawal'",
  'drop index transactions_search',
  'drop index withdrawals_search',
);
