import { statements } from './statements.ts';

/**
 * The status of each user's latest subscription, in the user's own row: to filter a million users by it, the database had to
 * look up the subscriptions of each one. Triggers keep it.
 */
export const subscriptionState = statements(
  'alter table users add column subscription_status text',
  `create function keep_subscription_status(sought uuid) returns void language plpgsql as $$
    begin
      -- Two changes of one user's subscriptions wait here, so that the second one sees the first one.
      perform from users where id = sought for no key update;
      update users set subscription_status = latest.status
        from (select (
          select status from subscriptions where user_id = sought order by created_at desc, id desc limit 1
        ) as status) latest
        where users.id = sought and users.subscription_status is distinct from latest.status;
    end $$`,
  `create function note_subscription() returns trigger language plpgsql as $$
    begin
      if tg_op <> 'INSERT' then perform keep_subscription_status(old.user_id); end if;
      if tg_op = 'INSERT' or (tg_op = 'UPDATE' and new.user_id <> old.user_id) then
        perform keep_subscription_status(new.user_id);
      end if;
      return null;
    end $$`,
  `create trigger note_subscription after insert or delete on subscriptions
    for each row execute function note_subscription()`,
  `create trigger note_changed_subscription after update of user_id, status, created_at on subscriptions for each row
    when ((old.user_id, old.status, old.created_at) is distinct from (new.user_id, new.status, new.created_at))
    execute function note_subscription()`,
  `update users set subscription_status = latest.status
    from (
      select distinct on (user_id) user_id, status from subscriptions order by user_id, created_at desc, id desc
    ) latest
    where users.id = latest.user_id`,
  'create index users_by_subscription on users (subscription_status, created_at, id) where deleted_at is null',
);
