import type { ColumnType, Generated } from 'kysely';
import type { intervalUnits } from '#fields/interval-units.ts';
import type { Tariff } from '#resources/rules/fare.ts';
import type { Decimal, Timestamp, TriggerText } from './columns.ts';

export type IntervalUnit = (typeof intervalUnits)[number];

export interface SubscriptionPlansTable {
  id: string;
  name: string;
  description: string;
  price: Decimal;
  interval_unit: IntervalUnit;
  interval_count: number;
  trial_interval_unit: IntervalUnit;
  trial_interval_count: number;
  created_at: Timestamp;
}

export interface SubscriptionsTable {
  id: string;
  user_id: string;
  price: Decimal;
  interval_unit: IntervalUnit;
  interval_count: number;
  status: string;
  external_ref: string;
  plan_id: ColumnType<string | null, string | null | undefined, string | null>;
  created_at: Timestamp;
  search: TriggerText;
}

export interface WalletsTable {
  id: string;
  user_id: string;
  available: Decimal;
  pending: Decimal;
  updated_at: Timestamp;
  search: TriggerText;
}

export interface WithdrawalMethodsTable {
  id: string;
  user_id: string;
  type: 'bank' | 'paypal';
  label: string;
  is_default: boolean;
  created_at: Timestamp;
}

export type RideStatus = 'pending' | 'accepted' | 'in_progress' | 'completed' | 'cancelled';

type OptionalTime = ColumnType<Date | null, Date | null | undefined, Date | null>;

export interface RidesTable {
  id: string;
  reference: string;
  status: RideStatus;
  client_id: string | null;
  driver_id: string | null;
  pickup_address: string;
  pickup_lat: number;
  pickup_lng: number;
  dropoff_address: string;
  dropoff_lat: number;
  dropoff_lng: number;
  distance_km: Decimal;
  duration_min: number;
  passengers: number;
  luggage: number;
  animals: number;
  price: Decimal;
  created_at: Timestamp;
  completed_at: Date | null;
  /** When a driver accepted it, and when the client got in. Null if it did not happen, or nobody knows when. */
  accepted_at: OptionalTime;
  started_at: OptionalTime;
  cancelled_at: OptionalTime;
  /** Null if the service itself cancelled it, e.g. because no driver was found. */
  cancelled_by: ColumnType<string | null, string | null | undefined, string | null>;
  cancel_note: ColumnType<string | null, string | null | undefined, string | null>;
  /** JSON. Null if only the price of the ride is known. */
  tariff: ColumnType<Tariff | null, string | null | undefined, string | null>;
  search: TriggerText;
}

export interface RideOffersTable {
  id: string;
  ride_id: string;
  driver_id: string;
  price: Decimal;
  status: 'pending' | 'accepted' | 'declined' | 'expired';
  created_at: Timestamp;
}

export type TransactionStatus = 'pending' | 'validated' | 'rejected';

export interface TransactionsTable {
  id: string;
  wallet_id: string;
  type: 'credit' | 'debit' | 'withdrawal';
  amount: Decimal;
  status: TransactionStatus;
  /** The account of a withdrawal when it was requested. Its label is empty once the user is deleted. */
  method_type: ColumnType<'bank' | 'paypal' | null, 'bank' | 'paypal' | null | undefined, never>;
  method_label: ColumnType<string | null, string | null | undefined, string>;
  /** The ride that a credit pays. */
  ride_id: ColumnType<string | null, string | null | undefined, never>;
  note: ColumnType<string | null, string | null | undefined, string | null>;
  decided_by: ColumnType<string | null, string | null | undefined, string | null>;
  decided_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  created_at: Timestamp;
}

/** The users with another name whose rides still have the former one. */
export interface RenamedUsersTable {
  user_id: string;
  /** The last ride that was written again, in the order of ids; null before the first. */
  last_ride: ColumnType<string | null, string | null | undefined, string | null>;
}

export interface PriceConfigsTable {
  only_one: Generated<boolean>;
  base: Decimal;
  km_day: Decimal;
  km_night: Decimal;
  minute_day: Decimal;
  minute_night: Decimal;
  luggage_day: Decimal;
  luggage_night: Decimal;
  animal_day: Decimal;
  animal_night: Decimal;
  person_day: Decimal;
  person_night: Decimal;
  updated_at: Timestamp;
}
