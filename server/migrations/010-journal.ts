import { statements } from './statements.ts';

/**
 * The journal of changes. Its rows have no foreign keys, so no change of a record changes its entries. Triggers refuse
 * every change of an entry, even by the owner of the table, which is the service itself.
 */
export const journal = statements(
  `create table activity (
    id uuid primary key,
    actor_id uuid,
    action text not null,
    name text,
    resource text,
    record_id text,
    record_title text,
    changes jsonb not null default '[]',
    note text,
    ip text not null,
    created_at timestamptz not null
  )`,
  'create index activity_by_creation on activity (created_at, id)',
  'create index activity_by_record on activity (record_id, created_at)',
  'create index activity_by_actor on activity (actor_id, created_at)',

  `create function refuse_change() returns trigger language plpgsql as $$
    begin
      raise exception 'The journal is only added to' using errcode = 'insufficient_privilege';
    end $$`,
  `create trigger activity_stays before update or delete or truncate on activity
    for each statement execute function refuse_change()`,
);
