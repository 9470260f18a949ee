import { statements } from './statements.ts';

/** Prices, transactions and one-time codes. */
export const operations = statements(
  `create table price_configs (
    only_one boolean primary key default true check (only_one),
    base numeric(12, 2) not null check (base >= 0),
    km_day numeric(12, 2) not null check (km_day >= 0),
    km_night numeric(12, 2) not null check (km_night >= 0),
    minute_day numeric(12, 2) not null check (minute_day >= 0),
    minute_night numeric(12, 2) not null check (minute_night >= 0),
    luggage_day numeric(12, 2) not null check (luggage_day >= 0),
    luggage_night numeric(12, 2) not null check (luggage_night >= 0),
    animal_day numeric(12, 2) not null check (animal_day >= 0),
    animal_night numeric(12, 2) not null check (animal_night >= 0),
    person_day numeric(12, 2) not null check (person_day >= 0),
    person_night numeric(12, 2) not null check (person_night >= 0),
    updated_at timestamptz not null default now()
  )`,

  // The prices when the ride was requested: its invoice stays the same when prices change.
  'alter table rides add column tariff jsonb',

  // A plan with subscriptions cannot be deleted.
  'alter table subscriptions add column plan_id uuid references subscription_plans',
  `update subscriptions set plan_id = (
    select plan.id from subscription_plans plan
    where plan.price = subscriptions.price and plan.interval_unit = subscriptions.interval_unit
      and plan.interval_count = subscriptions.interval_count
    order by plan.created_at limit 1
  )`,
  'create index subscriptions_by_plan on subscriptions (plan_id) where plan_id is not null',

  `create table transactions (
    id uuid primary key,
    wallet_id uuid not null references wallets on delete cascade,
    type text not null check (type in ('credit', 'debit', 'withdrawal')),
    amount numeric(12, 2) not null check (amount > 0),
    status text not null check (status in ('pending', 'validated', 'rejected')),
    method_type text check (method_type in ('bank', 'paypal')),
    method_label text,
    note text check (length(note) <= 1000),
    decided_by uuid references users on delete set null,
    decided_at timestamptz,
    created_at timestamptz not null default now(),
    check ((type = 'withdrawal') = (method_type is not null and method_label is not null))
  )`,
  'create index transactions_by_wallet on transactions (wallet_id)',
  'create index transactions_by_decider on transactions (decided_by) where decided_by is not null',
  // Wallets that are older than this table get transactions with their amounts.
  `insert into transactions (id, wallet_id, type, amount, status, created_at)
    select gen_random_uuid(), id, 'credit', available, 'validated', updated_at from wallets where available > 0
    union all
    select gen_random_uuid(), id, 'credit', pending, 'pending', updated_at from wallets where pending > 0`,
  'alter table wallets add check (available >= 0), add check (pending >= 0)',

  `create table one_time_codes (
    user_id uuid primary key references users on delete cascade,
    hash text not null,
    tries integer not null default 0,
    expires_at timestamptz not null
  )`,
);
