import { statements } from './statements.ts';

/**
 * The changes of the records of each list in the last hour, kept by triggers: which list, and how many records, nothing
 * else. Every write is noted, whatever program makes it. A row names its transaction, so that one that ends
 * later than a newer one is not missed (`server/changes/read-changes.ts`).
 */
export const changes = statements(
  `create table record_changes (
    transaction xid8 not null default pg_current_xact_id(),
    list text not null,
    count integer not null,
    created_at timestamptz not null default statement_timestamp()
  )`,
  'create index record_changes_by_transaction on record_changes (transaction)',
  'create index record_changes_by_creation on record_changes (created_at)',

  `create function tell_change() returns trigger language plpgsql as $$
    declare
      changed integer;
    begin
      execute 'select count(*) from changed where ' || tg_argv[1] into changed;
      if changed = 0 then return null; end if;
      insert into record_changes (list, count) values (tg_argv[0], changed);
      if random() < 0.02 then
        delete from record_changes where ctid = any (array(
          select ctid from record_changes where created_at < statement_timestamp() - interval '1 hour'
          limit 1000 for update skip locked
        ));
      end if;
      return null;
    end $$`,
  `create function tell_changes(list text, source text, condition text default 'true') returns void
    language plpgsql as $$
    declare
      event text;
    begin
      foreach event in array array['insert', 'delete', 'update'] loop
        execute format('drop trigger if exists %I on %I', list || '_told_' || event, source);
        execute format('create trigger %I after %s on %I referencing %s table as changed
            for each statement execute function tell_change(%L, %L)',
          list || '_told_' || event, event, source,
          case event when 'insert' then 'new' else 'old' end,
          list, condition);
      end loop;
    end $$`,
  'select tell_changes(name, source, condition) from counted_lists',
);
