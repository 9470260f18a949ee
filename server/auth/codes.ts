import { randomInt } from 'node:crypto';
import { sql } from 'kysely';
import { type CodePurpose, codeMail } from '#server/base/mails.ts';
import { type ClockedDatabase, secondsFromNow } from '#server/database/clock.ts';
import type { Database } from '#server/database/tables.ts';
import type { Services } from '#server/http/context.ts';
import { endChallenges, removeFactors } from './factor-rows.ts';
import { endSessionsOf } from './sessions.ts';

const validSeconds = 10 * 60;
const maxAttempts = 5;

/**
 * Sends a code of six digits to the user with this email address and cancels earlier codes. No response waits for it,
 * and it does the same work without such a user, so that nothing reveals whether there is one.
 */
export async function sendCode(
  services: Services,
  email: string,
  purpose: CodePurpose | undefined,
): Promise<void> {
  const { db, passwords, mailer, clock } = services;
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  // Six digits are quickly guessed from a fast hash. To guess them must take longer than a code is valid.
  const hash = await passwords.hash(code);
  await db.deleteFrom('one_time_codes').where('expires_at', '<', clock).execute();
  await sql`
    insert into one_time_codes (email, purpose, hash, expires_at)
    values (${email}, ${purpose ?? null}, ${hash}, ${secondsFromNow(clock, validSeconds)})
    on conflict (email) do update set purpose = excluded.purpose, hash = excluded.hash,
      expires_at = excluded.expires_at, tries = 0`.execute(db);
  const user = await db
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .where('status', '=', 'active')
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (user) await mailer?.send(codeMail(email, code, purpose));
}

/** An entered code, and what it is entered for. */
export interface EnteredCode {
  readonly email: string;
  readonly otp: string;
  readonly purpose: CodePurpose;
}

/**
 * Returns the stored hash of a code if it is right. An attempt is counted before the check, so that simultaneous attempts count
 * too. The first attempt gives its purpose to a code that was requested without one.
 */
export async function checkCode(
  services: Services,
  { email, otp, purpose }: EnteredCode,
): Promise<string | undefined> {
  const hash = await countCodeAttempt(services, email, purpose);
  const right = await services.passwords.matches(otp, hash);
  return right ? hash : undefined;
}

/** The user whose code was used. */
interface VerifiedUser {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  /** True if the email address was not verified before. */
  readonly isFirstVerification: boolean;
}

/**
 * Deletes a right code and returns its user; undefined if the code was used meanwhile. The code came by mail, so it
 * verifies the address. The first time, it also removes the password and the sessions, which somebody else may have set
 * up, and of users who are not administrators the second factors. The factors of an administrator stay, so that whoever reads
 * their mailbox cannot sign in: if somebody else has set them up, another administrator resets them.
 */
export async function useCode(trx: Database, email: string, hash: string): Promise<VerifiedUser | undefined> {
  const code = trx.deleteFrom('one_time_codes').where('email', '=', email).where('hash', '=', hash);
  if (!(await code.returning('email').executeTakeFirst())) return undefined;
  const user = await trx
    .selectFrom('users')
    .select(['id', 'name', 'email', 'email_verified', 'role'])
    .where('email', '=', email)
    .where('status', '=', 'active')
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (!user) return undefined;
  const { email_verified: wasVerified, role, ...owner } = user;
  if (wasVerified) return { ...owner, isFirstVerification: false };
  const verified = { email_verified: true, password_hash: null, password_change_due: false };
  await trx.updateTable('users').set(verified).where('id', '=', user.id).execute();
  await endSessionsOf(trx, user.id, {});
  if (role === 'admin') await endChallenges(trx, user.id);
  else await removeFactors(trx, user.id);
  return { ...owner, isFirstVerification: true };
}

async function countCodeAttempt({ db, clock }: ClockedDatabase, email: string, purpose: CodePurpose) {
  const { rows } = await sql<{ hash: string }>`
    update one_time_codes set tries = tries + 1, purpose = ${purpose}
    where email = ${email} and expires_at > ${clock} and tries < ${maxAttempts}
      and (purpose is null or purpose = ${purpose})
    returning hash`.execute(db);
  return rows[0]?.hash;
}
