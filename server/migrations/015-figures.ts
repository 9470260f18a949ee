import { statements } from './statements.ts';

/**
 * Numbers and amounts of rows by their part, e.g. the rides of a day and a status, kept by triggers: statistics over a
 * million rows take longer than anything else on a page. As with the totals of lists (`014-totals`), each statement adds
 * rows with its changes, so writers never wait for each other. About one statement in fifty replaces the many rows of
 * a part by their sum; it skips rows that another one is replacing.
 */
export const figures = statements(
  `create table figure_sources (
    figure text primary key,
    source text not null,
    condition text not null,
    part text not null,
    amount text not null
  )`,
  `create table kept_figures (
    figure text not null references figure_sources (figure) on delete cascade,
    part text[] not null,
    rows bigint not null,
    amount numeric not null
  )`,
  'create index kept_figures_by_part on kept_figures (figure, part)',

  `create function fold_figure(sought text) returns void language sql as $$
    with gone as (
      delete from kept_figures where ctid = any (array(
        select ctid from kept_figures where figure = sought and part in (
          select part from kept_figures where figure = sought group by part having count(*) > 8
        ) for update skip locked
      )) returning part, rows, amount
    )
    insert into kept_figures select sought, part, sum(rows), sum(amount) from gone
      group by part having sum(rows) <> 0 or sum(amount) <> 0
  $$`,
  `create function figure_change() returns trigger language plpgsql as $$
    declare
      kept figure_sources;
      changes text[] := '{}';
    begin
      select * into strict kept from figure_sources where figure = tg_argv[0];
      if tg_op <> 'DELETE' then
        changes := changes || format('select %s as part, 1 as rows, %s as amount from added where %s',
          kept.part, kept.amount, kept.condition);
      end if;
      if tg_op <> 'INSERT' then
        changes := changes || format('select %s as part, -1 as rows, -(%s) as amount from removed where %s',
          kept.part, kept.amount, kept.condition);
      end if;
      execute format('insert into kept_figures select %L, part, sum(rows), sum(amount) from (%s) as changes
          group by part having sum(rows) <> 0 or sum(amount) <> 0',
        kept.figure, array_to_string(changes, ' union all '));
      if random() < 0.02 then perform fold_figure(kept.figure); end if;
      return null;
    end $$`,
  `create function figure_again(sought text) returns void language plpgsql as $$
    declare
      kept figure_sources;
    begin
      select * into strict kept from figure_sources where figure = sought;
      delete from kept_figures where figure = sought;
      execute format('insert into kept_figures select %L, %s as part, count(*), sum(%s) from %I where %s
          group by part', sought, kept.part, kept.amount, kept.source, kept.condition);
    end $$`,
  // The part and the amount are expressions over a row of the source. `keep_total` creates its triggers in the same way,
  // but a released migration never changes.
  `create function keep_figure(figure text, source text, condition text, part text, amount text) returns void
    language plpgsql as $$
    declare
      event text;
    begin
      insert into figure_sources values (figure, source, condition, part, amount);
      foreach event in array array['insert', 'delete', 'update'] loop
        execute format('create trigger %I after %s on %I referencing %s
            for each statement execute function figure_change(%L)',
          'figure_' || figure || '_' || event, event, source,
          case event
            when 'insert' then 'new table as added'
            when 'delete' then 'old table as removed'
            else 'old table as removed new table as added'
          end,
          figure);
      end loop;
      perform figure_again(figure);
    end $$`,

  // A day of rides begins and ends in Paris, a month of sign-ups in UTC.
  `select keep_figure('rides', 'rides', 'true',
    'array[to_char(created_at at time zone ''Europe/Paris'', ''YYYY-MM-DD''), status]', 'price')`,
  `select keep_figure('users', 'users', 'deleted_at is null',
    'array[to_char(created_at at time zone ''UTC'', ''YYYY-MM''), role, email_verified::text]', '0')`,
  "select keep_figure('transactions', 'transactions', 'true', 'array[status]', '0')",
);
