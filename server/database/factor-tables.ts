import type { ColumnType, Generated } from 'kysely';

/** A number that the driver reads as a text, since it may have more digits than a number of JavaScript. */
type Counter = ColumnType<string | null, number | null, number>;

/** An authenticator app has a `secret`; a passkey has the columns from `credential_id` on. */
export interface SecondFactorsTable {
  id: string;
  user_id: string;
  kind: 'totp' | 'passkey';
  name: string;
  secret: Uint8Array | null;
  /** The last time step whose code was used. */
  last_step: number | null;
  credential_id: string | null;
  rp_id: string | null;
  public_key: Uint8Array | null;
  counter: Counter;
  transports: string[] | null;
  created_at: Date;
  last_used_at: Date | null;
}

export interface RecoveryCodesTable {
  id: string;
  user_id: string;
  hash: string;
}

/** The set-up of an authenticator app has a `secret`, that of a passkey a `challenge`. */
export interface FactorSetupsTable {
  id: string;
  user_id: string;
  secret: Uint8Array | null;
  challenge: string | null;
  expires_at: Date;
}

export interface FactorChallengesTable {
  hash: Uint8Array;
  user_id: string;
  /** The session that began a proof; null while signing in. */
  session_id: string | null;
  passkey_challenge: string;
  tries: Generated<number>;
  expires_at: Date;
}
