import { statements } from './statements.ts';

/**
 * Sessions end at a fixed time after they begin, and when they are not used. A refreshed token keeps the salt from
 * which its successor is derived, so that simultaneous refreshes get the same successor.
 */
export const sessions = statements(
  'drop index sessions_by_expiry',
  `alter table sessions
    drop column expires_at,
    add column last_used_at timestamptz not null default now(),
    add column ip text not null default '',
    add column agent text not null default '' check (length(agent) <= 255)`,
  'create index sessions_by_creation on sessions (created_at)',
  'alter table access_tokens add column signs_out_only boolean not null default false',
  `alter table refresh_tokens
    drop column expires_at,
    add column successor_id uuid,
    add column successor_salt bytea`,
);
