import { randomBytes } from 'node:crypto';
import { Secret } from 'otpauth';
import type { Passwords } from '#server/base/passwords.ts';
import { newId } from '#server/database/ids.ts';
import type { Database } from '#server/database/tables.ts';

const count = 10;
const bytes = 10;

/** Recovery codes as their owner reads them, and as they are stored. */
export interface NewRecoveryCodes {
  readonly codes: readonly string[];
  readonly hashes: readonly string[];
}

/** Creates ten recovery codes of 80 random bits and hashes them, which takes a moment. */
export async function newRecoveryCodes(passwords: Passwords): Promise<NewRecoveryCodes> {
  const plain = Array.from({ length: count }, () => {
    const random = randomBytes(bytes);
    return new Secret({ buffer: new Uint8Array(random).buffer }).base32;
  });
  const hashes = await Promise.all(plain.map((code) => passwords.hash(code)));
  return { codes: plain.map((code) => code.replace(/(.{4})(?=.)/g, '$1-')), hashes };
}

/** Stores the recovery codes of a user, instead of the earlier ones. */
export async function replaceRecoveryCodes(
  trx: Database,
  userId: string,
  { hashes }: NewRecoveryCodes,
): Promise<void> {
  await trx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
  const rows = hashes.map((hash) => ({ id: newId(), user_id: userId, hash }));
  await trx.insertInto('recovery_codes').values(rows).execute();
}

/** Returns the id of the recovery code that was entered, undefined if it is none of the user's. */
export async function findRecoveryCode(
  db: Database,
  passwords: Passwords,
  userId: string,
  code: string,
): Promise<string | undefined> {
  const rows = await db
    .selectFrom('recovery_codes')
    .select(['id', 'hash'])
    .where('user_id', '=', userId)
    .execute();
  const found = await Promise.all(rows.map(({ hash }) => passwords.matches(code, hash)));
  return rows.find((_, index) => found[index])?.id;
}
