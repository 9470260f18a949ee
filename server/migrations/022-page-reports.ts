import { statements } from './statements.ts';

/**
 * What the pages of the back-office report: how often a measurement of a screen was in a group of values on a day, and
 * the errors by message and place. No row is about one visit or one person.
 */
export const pageReports = statements(
  `create table page_vitals (
    day date not null,
    screen text not null,
    name text not null check (name in ('lcp', 'inp', 'cls')),
    value_group smallint not null,
    count integer not null,
    primary key (day, screen, name, value_group)
  )`,
  `create table page_errors (
    id bytea primary key,
    screen text not null,
    message text not null,
    place text not null,
    count integer not null,
    first_at timestamptz not null,
    last_at timestamptz not null
  )`,
  'create index page_errors_by_last on page_errors (last_at)',
);
