import { randomInt } from 'node:crypto';
import { sql } from 'kysely';
import { type ClockedDatabase, secondsFromNow } from '#server/database/clock.ts';
import type { Services } from '#server/http/context.ts';

const validSeconds = 10 * 60;
const tries = 5;

/**
 * Sends a code of six digits to the user with this email address and cancels earlier codes. Neither the response nor
 * its duration reveals if there is such a user.
 */
export async function sendCode(services: Services, email: string): Promise<void> {
  const { db, passwords, mailer, clock } = services;
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  // Six digits are quickly guessed from a fast hash: reading a stolen table must take longer than a code is valid.
  const hash = await passwords.hash(code);
  const { rows } = await sql`
    insert into one_time_codes (user_id, hash, expires_at)
    select id, ${hash}, ${secondsFromNow(clock, validSeconds)} from users where email = ${email}
    on conflict (user_id) do update set hash = excluded.hash, expires_at = excluded.expires_at, tries = 0
    returning user_id`.execute(db);
  if (rows.length > 0) mailer.sendCode(email, code);
}

/**
 * Returns the id of the user if the code is right, and deletes the code. A try is counted before the check, so that
 * simultaneous tries count too.
 */
export async function takeCode(services: Services, email: string, code: string): Promise<string | undefined> {
  const { db, passwords } = services;
  const stored = await countTry(services, email);
  const right = await passwords.matches(code, stored?.hash);
  if (!stored || !right) return undefined;
  const deleted = await db
    .deleteFrom('one_time_codes')
    .where('user_id', '=', stored.user_id)
    .where('hash', '=', stored.hash)
    .returning('user_id')
    .executeTakeFirst();
  return deleted?.user_id;
}

async function countTry({ db, clock }: ClockedDatabase, email: string) {
  const { rows } = await sql<{ user_id: string; hash: string }>`
    update one_time_codes as code set tries = code.tries + 1 from users
    where users.id = code.user_id and users.email = ${email}
      and code.expires_at > ${clock} and code.tries < ${tries}
    returning code.user_id, code.hash`.execute(db);
  return rows[0];
}
