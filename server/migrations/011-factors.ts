import { statements } from './statements.ts';

/**
 * Second factors. `rp_id` is the host name that a passkey belongs to. Challenges and set-ups expire, and are
 * deleted when they are used.
 */
export const factors = statements(
  `create table second_factors (
    id uuid primary key,
    user_id uuid not null references users on delete cascade,
    kind text not null check (kind in ('totp', 'passkey')),
    name text not null check (length(name) between 1 and 100),
    secret bytea,
    last_step integer,
    credential_id text unique,
    rp_id text,
    public_key bytea,
    counter bigint,
    transports text[],
    created_at timestamptz not null,
    last_used_at timestamptz,
    check (case kind when 'totp' then secret is not null
      else num_nulls(credential_id, rp_id, public_key, counter, transports) = 0 end)
  )`,
  'create index second_factors_by_user on second_factors (user_id)',

  `create table recovery_codes (
    id uuid primary key,
    user_id uuid not null references users on delete cascade,
    hash text not null
  )`,
  'create index recovery_codes_by_user on recovery_codes (user_id)',

  `create table factor_setups (
    id uuid primary key,
    user_id uuid not null references users on delete cascade,
    secret bytea,
    challenge text,
    expires_at timestamptz not null,
    check (num_nulls(secret, challenge) = 1)
  )`,
  'create index factor_setups_by_user on factor_setups (user_id)',
  'create index factor_setups_by_expiry on factor_setups (expires_at)',

  `create table factor_challenges (
    hash bytea primary key,
    user_id uuid not null references users on delete cascade,
    session_id uuid references sessions on delete cascade,
    passkey_challenge text not null,
    tries integer not null default 0,
    expires_at timestamptz not null
  )`,
  'create index factor_challenges_by_user on factor_challenges (user_id)',
  'create index factor_challenges_by_session on factor_challenges (session_id)',
  'create index factor_challenges_by_expiry on factor_challenges (expires_at)',

  'alter table sessions add column proved_at timestamptz',
  'update sessions set proved_at = created_at',
  'alter table sessions alter column proved_at set not null',
);
