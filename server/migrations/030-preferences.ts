import { statements } from './statements.ts';

/** What users have chosen for every page, or for the list of a resource; the resource is empty for every page. */
export const preferences = statements(
  `create table preferences (
    user_id uuid not null references users on delete cascade,
    name text not null check (length(name) between 1 and 60),
    resource text not null check (length(resource) <= 100),
    value text not null check (length(value) <= 1000),
    changed_at timestamptz not null,
    primary key (user_id, name, resource)
  )`,
);
