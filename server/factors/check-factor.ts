import { sql } from 'kysely';
import type { FactorEntry } from '#resources/calls/factor-entries.ts';
import { message } from '#server/base/messages.ts';
import { SecretError } from '#server/base/secrets.ts';
import type { ClockedDatabase } from '#server/database/clock.ts';
import type { Database } from '#server/database/tables.ts';
import type { Services } from '#server/http/context.ts';
import { invalid } from '#server/http/http-error.ts';
import type { OpenChallenge } from './challenges.ts';
import { factorsOf, storedPasskey } from './factor-rows.ts';
import { verifiedUse } from './passkeys.ts';
import { findRecoveryCode } from './recovery-codes.ts';
import type { RelyingParty } from './relying-party.ts';
import { stepOfCode } from './totp.ts';

/** What checking a factor needs. */
export type FactorServices = Pick<Services, 'db' | 'clock' | 'passwords' | 'secrets'>;

/** Marks a right factor as used, in a transaction. Returns false if it was used meanwhile. */
export type UseFactor = (trx: Database) => Promise<boolean>;

/** Returns the error for a wrong answer to a challenge. */
export const wrongFactor = (factor: FactorEntry['factor']) =>
  factor === 'passkey'
    ? invalid({ credential: [message('wrongPasskey')] })
    : invalid({ code: [message('wrongCode')] });

/**
 * Checks the answer to a challenge and returns the function that marks the factor as used. Throws an `HttpError` if it
 * is wrong, or a `SecretError` if no code of this user can be checked.
 */
export async function checkFactor(
  services: FactorServices,
  { userId, passkeyChallenge }: OpenChallenge,
  party: RelyingParty,
  entry: FactorEntry,
): Promise<UseFactor> {
  const use = await usable();
  if (!use) throw wrongFactor(entry.factor);
  return use;

  function usable() {
    if (entry.factor === 'totp') return checkTotp(services, userId, entry.code);
    if (entry.factor === 'recovery') return checkRecoveryCode(services, userId, entry.code);
    return checkPasskey(services, userId, passkeyChallenge, party, entry.credential);
  }
}

/** Returns the current time of the database in seconds since 1970. */
export async function databaseSeconds({ db, clock }: ClockedDatabase): Promise<number> {
  const time = sql<{ seconds: number }>`select extract(epoch from ${clock})::float8 as seconds`;
  const { rows } = await time.execute(db);
  return rows[0]?.seconds ?? Number.NaN;
}

async function checkTotp(services: FactorServices, userId: string, code: string) {
  const { db, clock, secrets } = services;
  const seconds = await databaseSeconds(services);
  const apps = await factorsOf(db, userId).select(['id', 'secret']).where('kind', '=', 'totp').execute();
  let unreadable: SecretError | undefined;
  for (const { id, secret: sealed } of apps) {
    try {
      const step = sealed ? stepOfCode(secrets.open(sealed, userId), code, seconds) : undefined;
      if (step !== undefined) return takeStep(clock, id, step);
    } catch (error) {
      if (!(error instanceof SecretError)) throw error;
      unreadable = error;
    }
  }
  // The code may be right: nobody can know it.
  if (unreadable) throw unreadable;
  return undefined;
}

/** A code is used once: its time step must be later than the last used one. */
const takeStep =
  (clock: Services['clock'], id: string, step: number): UseFactor =>
  async (trx) => {
    const app = trx.updateTable('second_factors').set({ last_step: step, last_used_at: clock });
    const used = await app
      .where('id', '=', id)
      .where(({ eb, or }) => or([eb('last_step', 'is', null), eb('last_step', '<', step)]))
      .returning('id')
      .executeTakeFirst();
    return used !== undefined;
  };

async function checkRecoveryCode({ db, passwords }: FactorServices, userId: string, code: string) {
  const id = await findRecoveryCode(db, passwords, userId, code);
  if (id === undefined) return undefined;
  const use: UseFactor = async (trx) => {
    const used = trx.deleteFrom('recovery_codes').where('id', '=', id).returning('id');
    return (await used.executeTakeFirst()) !== undefined;
  };
  return use;
}

async function checkPasskey(
  { db, clock }: FactorServices,
  userId: string,
  passkeyChallenge: string,
  party: RelyingParty,
  used: Extract<FactorEntry, { factor: 'passkey' }>['credential'],
) {
  const stored = await storedPasskey(db, userId, party, used.id);
  const counter = stored && (await verifiedUse(party, passkeyChallenge, stored, used));
  if (stored === undefined || counter === undefined) return undefined;
  const use: UseFactor = async (trx) => {
    const passkey = trx.updateTable('second_factors').set({ counter, last_used_at: clock });
    const updated = await passkey
      .where('credential_id', '=', stored.id)
      .where('user_id', '=', userId)
      .where('counter', '=', String(stored.counter))
      .returning('id')
      .executeTakeFirst();
    return updated !== undefined;
  };
  return use;
}
