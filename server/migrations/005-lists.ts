import { statements } from './statements.ts';

/**
 * The columns and indexes that make lists fast at a million rows. Some lists are searched by texts of other tables, such
 * as the user's name. Triggers copy those texts into the row, so that one trigram index finds them without a join.
 */
export const lists = statements(
  `alter table options
    add column titre_key text not null collate "C" generated always as (fold(titre)) stored,
    add column search text not null collate "C" generated always as (fold(titre || ' ' || description)) stored`,

  `create function words_of_user(sought uuid) returns text language sql stable as
    'select coalesce((select search from users where id = sought), '''')'`,
  `create function words_of_category(sought uuid) returns text language sql stable as
    'select coalesce((select titre_key from categories where id = sought), '''')'`,

  'alter table establishments drop column search',
  ...searchable(
    'establishments',
    ['nom', 'adresse', 'category_id'],
    "fold(new.nom || ' ' || new.adresse) || ' ' || words_of_category(new.category_id)",
  ),
  ...searchable(
    'subscriptions',
    ['user_id', 'external_ref'],
    "words_of_user(new.user_id) || ' ' || fold(new.external_ref)",
  ),
  ...searchable('wallets', ['user_id'], 'words_of_user(new.user_id)'),
  ...searchable(
    'transactions',
    ['wallet_id'],
    "coalesce((select search from wallets where id = new.wallet_id), '')",
  ),
  ...searchable(
    'rides',
    ['reference', 'client_id', 'driver_id', 'pickup_address', 'dropoff_address'],
    `fold(new.reference || ' ' || new.pickup_address || ' ' || new.dropoff_address)
      || ' ' || words_of_user(new.client_id) || ' ' || words_of_user(new.driver_id)`,
  ),

  `create function pass_on_user_words() returns trigger language plpgsql as $$
    begin
      update subscriptions set user_id = user_id where user_id = new.id;
      update wallets set user_id = user_id where user_id = new.id;
      update transactions set wallet_id = wallet_id where wallet_id in (select id from wallets where user_id = new.id);
      update rides set client_id = client_id where client_id = new.id or driver_id = new.id;
      return null;
    end $$`,
  `create trigger pass_on_words after update of name, email on users for each row
    when (old.name <> new.name or old.email <> new.email) execute function pass_on_user_words()`,
  `create function pass_on_category_words() returns trigger language plpgsql as $$
    begin
      update establishments set category_id = category_id where category_id = new.id;
      return null;
    end $$`,
  `create trigger pass_on_words after update of titre on categories for each row
    when (old.titre <> new.titre) execute function pass_on_category_words()`,

  // One index for each order of the lists. The id breaks ties.
  'create index options_by_titre on options (titre_key, id)',
  'create index options_search on options using gin (search gin_trgm_ops)',
  'create index establishments_by_phone on establishments (phone, id)',
  'create index subscriptions_by_price on subscriptions (price, id)',
  'create index wallets_by_available on wallets (available, id)',
  'create index wallets_by_pending on wallets (pending, id)',
  'create index wallets_by_update on wallets (updated_at, id)',
  'create index transactions_by_creation on transactions (created_at, id)',
  'create index transactions_by_amount on transactions (amount, id)',
  'create index transactions_by_status on transactions (status)',
  "create index withdrawals_by_creation on transactions (created_at, id) where type = 'withdrawal'",
  "create index withdrawals_by_amount on transactions (amount, id) where type = 'withdrawal'",
  'create index rides_by_reference on rides (reference, id)',
  'create index rides_by_price on rides (price, id)',
  // The statistics read only these indexes.
  'create index rides_by_status on rides (status) include (price)',
  'drop index rides_by_creation',
  'create index rides_by_creation on rides (created_at, id) include (status, price)',
);

/** Returns the statements that add a searched column, the trigger that writes it, and its index. */
function searchable(table: string, columns: readonly string[], texts: string): readonly string[] {
  return [
    `alter table ${table} add column search text not null collate "C" default ''`,
    `create function ${table}_words() returns trigger language plpgsql as $$
      begin
        new.search := ${texts};
        return new;
      end $$`,
    `create trigger ${table}_words before insert or update of ${columns.join(', ')} on ${table}
      for each row execute function ${table}_words()`,
    // The trigger also runs for the existing rows.
    `update ${table} set ${columns[0]} = ${columns[0]}`,
    `create index ${table}_search on ${table} using gin (search gin_trgm_ops)`,
  ];
}
