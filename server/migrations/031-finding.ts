import { statements } from './statements.ts';

/** What lists need to find records in more ways: filters by more fields, searches of more texts. */
export const finding = statements(
  // Nearly all users are active: an index of the order finds them at once. The few others need one of their own.
  `create index users_disabled on users (created_at, id) where status = 'disabled' and deleted_at is null`,

  // Subscriptions are found by the telephone number of their user, too.
  `create or replace function subscriptions_words() returns trigger language plpgsql as $$
    begin
      new.search := coalesce((select search from users where id = new.user_id), '') || ' ' || fold(new.external_ref);
      return new;
    end $$`,
  `create function pass_on_user_phone() returns trigger language plpgsql as $$
    begin
      update subscriptions set user_id = user_id where user_id = new.id;
      return null;
    end $$`,
  `create trigger pass_on_phone after update of phone on users for each row
    when (old.phone is distinct from new.phone) execute function pass_on_user_phone()`,
  // Without triggers and the index, this takes a tenth of the time. Nothing that they keep changes.
  'drop index subscriptions_search',
  'alter table subscriptions disable trigger user',
  `update subscriptions set search = users.search || ' ' || fold(external_ref)
    from users where users.id = user_id and users.phone is not null`,
  'alter table subscriptions enable trigger user',
  'create index subscriptions_search on subscriptions using gin (search gin_trgm_ops)',

  // Transactions are found by the reference of their ride.
  'create index rides_by_folded_reference on rides (fold(reference))',
);
