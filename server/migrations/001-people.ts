import { statements } from './statements.ts';

/**
 * Users, sessions and files. `fold` removes case and accents, so that names can be compared. Generated columns use it,
 * and trigram indexes make "contains" fast at a million rows.
 */
export const people = statements(
  'create extension if not exists pg_trgm',

  `create function fold(value text) returns text language sql immutable strict parallel safe as $$
    select replace(replace(replace(replace(
      lower(regexp_replace(normalize(value, NFD), '[\u0300-\u036f]', '', 'g')),
      'Œ', 'oe'), 'œ', 'oe'), 'Æ', 'ae'), 'æ', 'ae')
  $$`,

  `create table files (
    id uuid primary key,
    content_type text not null,
    bytes bytea not null,
    created_at timestamptz not null default now()
  )`,
  // Pictures are compressed already.
  'alter table files alter column bytes set storage external',

  `create table users (
    id uuid primary key,
    name text not null check (length(name) between 1 and 255),
    email text not null check (email = lower(email) and length(email) <= 254),
    email_verified boolean not null default false,
    password_hash text,
    phone text check (phone ~ '^0\\d( \\d{2}){4}$'),
    avatar_id uuid references files on delete set null,
    role text not null check (role in ('client', 'driver', 'admin')),
    active_role text not null check (active_role in ('client', 'driver', 'admin')),
    rating_avg numeric(3, 2) not null default 0 check (rating_avg between 0 and 5),
    rating_total integer not null default 0 check (rating_total >= 0),
    languages text[] not null default '{fr}',
    created_at timestamptz not null default now(),
    name_key text not null collate "C" generated always as (fold(name)) stored,
    search text not null collate "C" generated always as (fold(name || ' ' || email)) stored
  )`,
  'create unique index users_email_key on users (email) include (id)',
  'create index users_search on users using gin (search gin_trgm_ops)',
  // One index for each order of the list. The id breaks ties. The included columns let the statistics read the
  // index only.
  'create index users_by_creation on users (created_at, id) include (role)',
  'create index users_by_name on users (name_key, id)',
  'create index users_by_role on users (role, id) include (email_verified)',
  'create index users_by_phone on users (phone, id)',
  'create index users_by_rating on users (rating_avg, id)',
  'create index users_by_avatar on users (avatar_id) where avatar_id is not null',

  `create table sessions (
    id uuid primary key,
    user_id uuid not null references users on delete cascade,
    created_at timestamptz not null default now(),
    expires_at timestamptz not null
  )`,
  'create index sessions_by_user on sessions (user_id)',
  'create index sessions_by_expiry on sessions (expires_at)',

  `create table access_tokens (
    hash bytea primary key,
    session_id uuid not null references sessions on delete cascade,
    expires_at timestamptz not null
  )`,
  'create index access_tokens_by_session on access_tokens (session_id)',

  `create table refresh_tokens (
    id uuid primary key,
    session_id uuid not null references sessions on delete cascade,
    hash bytea not null,
    expires_at timestamptz not null,
    used_at timestamptz
  )`,
  'create index refresh_tokens_by_session on refresh_tokens (session_id)',

  `create table rate_limits (
    key text primary key,
    count integer not null,
    resets_at timestamptz not null
  )`,
  'create index rate_limits_by_reset on rate_limits (resets_at)',
);
