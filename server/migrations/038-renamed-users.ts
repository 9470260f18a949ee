import { statements } from './statements.ts';

/**
 * A name is copied into the rides of its user, which are found by it. A driver has tens of thousands, and all indexes of each one are
 * written again: that took longer than a statement may. So a few are written at once, and the user of many waits in
 * `renamed_users` until a server has written them in small parts (`server/rides/renamed-users.ts`). Searches leave these rides
 * out meanwhile. No version searches the copies in transactions any more (`034-wallet-texts`), so they are gone.
 */
export const renamedUsers = statements(
  `create table renamed_users (
    user_id uuid primary key references users on delete cascade,
    last_ride uuid
  )`,
  `create or replace function pass_on_user_words() returns trigger language plpgsql as $$
    declare
      own uuid[];
    begin
      update subscriptions set user_id = user_id where user_id = new.id;
      update wallets set user_id = user_id where user_id = new.id;
      own := array(
        (select id from rides where client_id = new.id limit 101)
        union all
        (select id from rides where driver_id = new.id limit 101)
      );
      if cardinality(own) <= 100 then
        update rides set client_id = client_id where id = any(own);
      else
        insert into renamed_users (user_id) values (new.id) on conflict (user_id) do update set last_ride = null;
      end if;
      return null;
    end $$`,
  'drop trigger transactions_words on transactions',
  'drop function transactions_words()',
  'alter table transactions drop column search',
);
