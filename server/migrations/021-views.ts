import { statements } from './statements.ts';

/** The saved views of lists. At most one view of a list is the default of its owner. */
export const views = statements(
  `create table saved_views (
    id uuid primary key,
    owner_id uuid not null references users on delete cascade,
    resource text not null,
    name text not null check (length(name) between 1 and 60),
    shared boolean not null,
    is_default boolean not null,
    search text not null check (length(search) <= 2000),
    created_at timestamptz not null
  )`,
  'create index saved_views_of_owner on saved_views (owner_id, resource)',
  'create index shared_views on saved_views (resource) where shared',
  'create unique index default_views on saved_views (owner_id, resource) where is_default',
);
