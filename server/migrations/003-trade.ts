import { statements } from './statements.ts';

const unit = "('day', 'week', 'month', 'year')";

/** Plans, subscriptions, wallets and rides. */
export const trade = statements(
  `create table subscription_plans (
    id uuid primary key,
    name text not null,
    description text not null,
    price numeric(12, 2) not null check (price >= 0),
    interval_unit text not null check (interval_unit in ${unit}),
    interval_count integer not null check (interval_count > 0),
    trial_interval_unit text not null check (trial_interval_unit in ${unit}),
    trial_interval_count integer not null check (trial_interval_count >= 0),
    created_at timestamptz not null default now()
  )`,

  `create table subscriptions (
    id uuid primary key,
    user_id uuid not null references users on delete cascade,
    price numeric(12, 2) not null check (price >= 0),
    interval_unit text not null check (interval_unit in ${unit}),
    interval_count integer not null check (interval_count > 0),
    status text not null,
    external_ref text not null,
    created_at timestamptz not null default now()
  )`,
  'create index subscriptions_by_user on subscriptions (user_id, created_at)',
  'create index subscriptions_by_creation on subscriptions (created_at, id)',

  `create table wallets (
    id uuid primary key,
    user_id uuid not null unique references users on delete cascade,
    available numeric(12, 2) not null default 0,
    pending numeric(12, 2) not null default 0,
    updated_at timestamptz not null default now()
  )`,

  `create table withdrawal_methods (
    id uuid primary key,
    user_id uuid not null references users on delete cascade,
    type text not null check (type in ('bank', 'paypal')),
    label text not null,
    is_default boolean not null,
    created_at timestamptz not null default now()
  )`,
  'create index withdrawal_methods_by_user on withdrawal_methods (user_id)',
  'create unique index withdrawal_methods_default on withdrawal_methods (user_id) where is_default',

  `create table rides (
    id uuid primary key,
    reference text not null unique,
    status text not null check (status in ('pending', 'accepted', 'in_progress', 'completed', 'cancelled')),
    client_id uuid references users on delete set null,
    driver_id uuid references users on delete set null,
    pickup_address text not null,
    pickup_lat double precision not null check (pickup_lat between -90 and 90),
    pickup_lng double precision not null check (pickup_lng between -180 and 180),
    dropoff_address text not null,
    dropoff_lat double precision not null check (dropoff_lat between -90 and 90),
    dropoff_lng double precision not null check (dropoff_lng between -180 and 180),
    distance_km numeric(8, 2) not null check (distance_km >= 0),
    duration_min integer not null check (duration_min >= 0),
    passengers integer not null check (passengers >= 0),
    luggage integer not null check (luggage >= 0),
    animals integer not null check (animals >= 0),
    price numeric(12, 2) not null check (price >= 0),
    created_at timestamptz not null default now(),
    completed_at timestamptz
  )`,
  'create index rides_by_creation on rides (created_at, id)',
  'create index rides_by_client on rides (client_id)',
  'create index rides_by_driver on rides (driver_id)',

  `create table ride_offers (
    id uuid primary key,
    ride_id uuid not null references rides on delete cascade,
    driver_id uuid not null references users on delete cascade,
    price numeric(12, 2) not null check (price >= 0),
    status text not null check (status in ('pending', 'accepted', 'declined', 'expired')),
    created_at timestamptz not null default now()
  )`,
  'create index ride_offers_by_ride on ride_offers (ride_id)',
  'create index ride_offers_by_driver on ride_offers (driver_id, created_at, id)',
);
