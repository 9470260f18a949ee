import { statements } from './statements.ts';

/**
 * The number of rows of each list, kept by triggers: counting a million rows takes longer than reading a page of them.
 * Each statement that changes a number adds a row with the change, so writers never wait for each other. About one
 * statement in fifty replaces the rows of its list by their sum; it skips rows that another one is replacing.
 */
export const totals = statements(
  `create table counted_lists (
    name text primary key,
    source text not null,
    condition text not null
  )`,
  `create table kept_totals (
    list text not null references counted_lists (name) on delete cascade,
    change bigint not null
  )`,

  `create function fold_total(sought text) returns void language sql as $$
    with gone as (
      delete from kept_totals where ctid = any (array(
        select ctid from kept_totals where list = sought for update skip locked
      )) returning change
    )
    insert into kept_totals select sought, sum(change) from gone having count(*) > 0
  $$`,
  `create function count_change() returns trigger language plpgsql as $$
    declare
      change bigint := 0;
      part bigint;
    begin
      if tg_op <> 'DELETE' then
        execute 'select count(*) from added where ' || tg_argv[1] into part;
        change := part;
      end if;
      if tg_op <> 'INSERT' then
        execute 'select count(*) from removed where ' || tg_argv[1] into part;
        change := change - part;
      end if;
      if change <> 0 then
        insert into kept_totals values (tg_argv[0], change);
        if random() < 0.02 then perform fold_total(tg_argv[0]); end if;
      end if;
      return null;
    end $$`,
  // Rows that lists leave out, such as deleted users, do not fulfil the condition.
  `create function keep_total(list text, source text, condition text default 'true') returns void
    language plpgsql as $$
    declare
      event text;
    begin
      foreach event in array array['insert', 'delete', 'update'] loop
        -- Without a condition, an update changes no number.
        continue when event = 'update' and condition = 'true';
        execute format('drop trigger if exists %I on %I', list || '_' || event, source);
        execute format('create trigger %I after %s on %I referencing %s
            for each statement execute function count_change(%L, %L)',
          list || '_' || event, event, source,
          case event
            when 'insert' then 'new table as added'
            when 'delete' then 'old table as removed'
            else 'old table as removed new table as added'
          end,
          list, condition);
      end loop;
      insert into counted_lists values (list, source, condition)
        on conflict (name) do update set source = excluded.source, condition = excluded.condition;
      perform count_again(list);
    end $$`,
  `create function count_again(sought text) returns void language plpgsql as $$
    declare
      found counted_lists;
    begin
      select * into strict found from counted_lists where name = sought;
      delete from kept_totals where list = sought;
      execute format('insert into kept_totals select %L, count(*) from %I where ', sought, found.source)
        || found.condition;
    end $$`,
  // Null for a list that is not counted.
  `create function total_of(sought text) returns integer language sql stable as
    'select sum(change)::integer from kept_totals where list = sought'`,

  "select keep_total('users', 'users', 'deleted_at is null')",
  "select keep_total('withdrawals', 'transactions', 'type = ''withdrawal''')",
  ...[
    'categories',
    'options',
    'establishments',
    'subscription_plans',
    'subscriptions',
    'rides',
    'wallets',
    'transactions',
    'activity',
  ].map((table) => `select keep_total('${table}', '${table}')`),
);
