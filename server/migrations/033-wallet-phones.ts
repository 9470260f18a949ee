import { statements } from './statements.ts';

/**
 * Wallets are found by the telephone number of their user, too. A user has one wallet, so that a changed number writes one row
 * more. Transactions copied the words of their wallet; they keep the name and the address only, since a user has thousands.
 */
export const walletPhones = statements(
  `create or replace function transactions_words() returns trigger language plpgsql as $$
    begin
      new.search := words_of_user((select user_id from wallets where id = new.wallet_id));
      return new;
    end $$`,
  `create or replace function wallets_words() returns trigger language plpgsql as $$
    begin
      new.search := coalesce((select search from users where id = new.user_id), '');
      return new;
    end $$`,
  `create or replace function pass_on_user_phone() returns trigger language plpgsql as $$
    begin
      update subscriptions set user_id = user_id where user_id = new.id;
      update wallets set user_id = user_id where user_id = new.id;
      return null;
    end $$`,
  // Without triggers and the index, this takes a tenth of the time. Nothing that they keep changes.
  'drop index wallets_search',
  'alter table wallets disable trigger user',
  `update wallets set search = users.search
    from users where users.id = user_id and users.phone is not null`,
  'alter table wallets enable trigger user',
  'create index wallets_search on wallets using gin (search gin_trgm_ops)',
);
