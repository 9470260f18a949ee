import { statements } from './statements.ts';

/**
 * Sign-ups count in the months of France, as the rides in its days: the list of users that a month leads to begins and ends there.
 * The months of France begin an hour or two before those of UTC, so only the users of these hours move to another month. An
 * index finds them, and nobody writes users meanwhile, so that no change counts in a month of either kind.
 */
export const frenchMonths = statements(
  'lock table users in share row exclusive mode',
  `update figure_sources /* few rows */
    set part = 'array[to_char(created_at at time zone ''Europe/Paris'', ''YYYY-MM''), role, email_verified::text]'
    where figure = 'users'`,
  `insert into kept_figures /* few rows */
    with ends as (
      select min(created_at) as first, max(created_at) as last from users where deleted_at is null
    ), months as (
      select generate_series(date_trunc('month', first at time zone 'UTC'), last at time zone 'UTC' + interval '1 month',
        interval '1 month') as begin from ends
    ), moved as (
      select created_at, role, email_verified from months cross join lateral (
        select * from users where deleted_at is null
          and created_at >= begin at time zone 'Europe/Paris' and created_at < begin at time zone 'UTC'
      ) as early
    )
    select 'users', array[to_char(created_at at time zone zone, 'YYYY-MM'), role, email_verified::text], sum(change), 0
      from moved cross join (values ('UTC', -1), ('Europe/Paris', 1)) as changes (zone, change) group by 2`,
);
