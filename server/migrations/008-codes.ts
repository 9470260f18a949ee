import { statements } from './statements.ts';

/**
 * A code has one purpose. It belongs to an email address and not to a user: an address without an account gets a row,
 * too, so that the work of each call is the same.
 */
export const codes = statements(
  'drop table one_time_codes',
  `create table one_time_codes (
    email text primary key,
    purpose text check (purpose in ('sign_in', 'reset_password', 'verify_email')),
    hash text not null,
    tries integer not null default 0,
    expires_at timestamptz not null
  )`,
  'create index one_time_codes_by_expiry on one_time_codes (expires_at)',
);
