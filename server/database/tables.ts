import type { ColumnType, Generated, GeneratedAlways, Insertable, Kysely, Transaction } from 'kysely';
import type { roles } from '#resources/schemas/roles.ts';
import type { Preference } from '#schema/preferences.ts';
import type { CodePurpose } from '#server/base/mails.ts';
import type { Timestamp } from './columns.ts';
import type {
  FactorChallengesTable,
  FactorSetupsTable,
  RecoveryCodesTable,
  SecondFactorsTable,
} from './factor-tables.ts';
import type { FilesTable, RemovedFilesTable } from './file-tables.ts';
import type { PageErrorsTable, PageVitalsTable } from './page-tables.ts';
import type { ProductTables } from './product-tables.ts';

export type Role = (typeof roles)[number];
/** The state of an account: a disabled one cannot sign in. */
export type UserStatus = 'active' | 'disabled';

export interface UsersTable {
  id: string;
  name: string;
  email: string;
  email_verified: Generated<boolean>;
  password_hash: string | null;
  phone: string | null;
  avatar_id: string | null;
  role: Role;
  active_role: Role;
  rating_avg: ColumnType<string, number | undefined, number>;
  rating_total: Generated<number>;
  languages: ColumnType<string[], string[] | undefined, string[]>;
  status: Generated<UserStatus>;
  /** True while the password is the first one, which an administrator chose, or too short without a second factor. */
  password_change_due: Generated<boolean>;
  /** The time of the deletion. The row stays, without personal data, for the rides and payments that name it. */
  deleted_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  created_at: Timestamp;
  /** The status of the user's latest subscription. Triggers of `subscriptions` keep it. */
  subscription_status: ColumnType<string | null, never, never>;
  name_key: GeneratedAlways<string>;
  search: GeneratedAlways<string>;
}

export interface SessionsTable {
  id: string;
  user_id: string;
  created_at: Timestamp;
  last_used_at: Timestamp;
  /** When the user last proved their identity in this session. */
  proved_at: Date;
  ip: Generated<string>;
  agent: Generated<string>;
}

export interface AccessTokensTable {
  hash: Uint8Array;
  session_id: string;
  expires_at: Date;
  signs_out_only: Generated<boolean>;
}

export interface PictureTokensTable {
  hash: Uint8Array;
  session_id: string;
}

export interface RefreshTokensTable {
  id: string;
  session_id: string;
  hash: Uint8Array;
  used_at: Date | null;
  successor_id: string | null;
  successor_salt: Uint8Array | null;
}

export interface RateLimitsTable {
  key: string;
  count: number;
  resets_at: Date;
}

export interface OneTimeCodesTable {
  email: string;
  purpose: CodePurpose | null;
  hash: string;
  tries: Generated<number>;
  expires_at: Date;
}

export interface IdempotentAnswersTable {
  key: Uint8Array;
  fingerprint: Uint8Array;
  status: number;
  body: string;
  etag: string | null;
  created_at: Date;
}

/** A changed field of a record in the journal. */
interface StoredChange {
  readonly field: string;
  readonly from: unknown;
  readonly to: unknown;
}

export interface ActivityTable {
  id: string;
  actor_id: string | null;
  action: string;
  name: string | null;
  resource: string | null;
  record_id: ColumnType<string | null, string | null | undefined, never>;
  record_title: ColumnType<string | null, string | null | undefined, never>;
  /** JSON. */
  changes: ColumnType<readonly StoredChange[], string | undefined, never>;
  note: string | null;
  ip: string;
  created_at: Date;
}

/** The saved views of lists. */
interface SavedViewsTable {
  id: string;
  owner_id: string;
  /** The name of the resource. */
  resource: string;
  name: string;
  shared: boolean;
  is_default: boolean;
  /** The parameters of the list's address. */
  search: string;
  /** The position among the views of its owner in the list. */
  position: Generated<number>;
  created_at: Timestamp;
}

/** What users have chosen. */
interface PreferencesTable {
  user_id: string;
  name: Preference['name'];
  /** The name of the resource whose list it is about; empty for every page. */
  resource: string;
  value: string;
  changed_at: Date;
}

/** Every table of the service. */
export interface Tables extends ProductTables {
  files: FilesTable;
  removed_files: RemovedFilesTable;
  users: UsersTable;
  sessions: SessionsTable;
  access_tokens: AccessTokensTable;
  picture_tokens: PictureTokensTable;
  refresh_tokens: RefreshTokensTable;
  rate_limits: RateLimitsTable;
  one_time_codes: OneTimeCodesTable;
  second_factors: SecondFactorsTable;
  recovery_codes: RecoveryCodesTable;
  factor_setups: FactorSetupsTable;
  factor_challenges: FactorChallengesTable;
  idempotent_answers: IdempotentAnswersTable;
  activity: ActivityTable;
  saved_views: SavedViewsTable;
  preferences: PreferencesTable;
  page_vitals: PageVitalsTable;
  page_errors: PageErrorsTable;
}

/** The database, or a transaction of it. */
export type Database = Kysely<Tables>;
/** A transaction, for functions that need one. */
export type DatabaseTransaction = Transaction<Tables>;
export type NewUser = Insertable<UsersTable>;
