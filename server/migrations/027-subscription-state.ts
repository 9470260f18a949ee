import { statements } from './statements.ts';

/**
 * The status of each user's latest subscription, in the user's own row: to filter a million users by it, the database had to
 * look up the subscriptions of each one. Triggers keep it.
 */
export const subscriptionState = statements(
  'alter table users add column subscription_status text',
  `create function keep_subscription_status(changed uuid[]) returns void language plpgsql as $$
    begin
      -- Two changes of one user's subscriptions wait here, so that the second one sees the first one.
      perform from users where id in (select unnest(changed)) order by id for no key update;
      update users set subscription_status = latest.status
        from unnest(changed) as sought left join (
          select distinct on (user_id) user_id, status from subscriptions
          where user_id in (select unnest(changed)) order by user_id, created_at desc, id desc
        ) as latest on latest.user_id = sought
        where users.id = sought and users.subscription_status is distinct from latest.status;
    end $$`,
  `create function note_subscriptions() returns trigger language plpgsql as $$
    begin
      if tg_op = 'INSERT' then
        perform keep_subscription_status(array(select distinct user_id from added));
      elsif tg_op = 'DELETE' then
        perform keep_subscription_status(array(select distinct user_id from removed));
      else
        perform keep_subscription_status(array(
          select distinct changed_user from added join removed former using (id)
            cross join lateral unnest(array[added.user_id, former.user_id]) as changed_user
            where (added.user_id, added.status, added.created_at)
              is distinct from (former.user_id, former.status, former.created_at)
        ));
      end if;
      return null;
    end $$`,
  ...[
    ['insert', 'new table as added'],
    ['delete', 'old table as removed'],
    ['update', 'old table as removed new table as added'],
  ].map(
    ([event, tables]) => `create trigger note_subscriptions_${event} after ${event} on subscriptions
      referencing ${tables} for each statement execute function note_subscriptions()`,
  ),
  'select keep_subscription_status(array(select distinct user_id from subscriptions))',
  'create index users_by_subscription on users (subscription_status, created_at, id) where deleted_at is null',
);
