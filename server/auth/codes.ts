import { randomInt } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '#server/database/tables.ts';
import type { Services } from '#server/http/context.ts';

const lastsMs = 10 * 60_000;
const tries = 5;

/**
 * Sends somebody a code of six digits, in place of any that was sent before. Nothing tells the caller whether
 * there is somebody: neither the answer nor the time that it takes.
 */
export async function sendCode(services: Services, email: string): Promise<void> {
  const { db, passwords, mailer, now } = services;
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  // Six digits are soon guessed from a fast hash: a stolen table must outlast the code.
  const hash = await passwords.hash(code);
  const expires = new Date(now().getTime() + lastsMs);
  const { rows } = await sql`
    insert into one_time_codes (user_id, hash, expires_at)
    select id, ${hash}, ${expires}::timestamptz from users where email = ${email}
    on conflict (user_id) do update set hash = excluded.hash, expires_at = excluded.expires_at, tries = 0
    returning user_id`.execute(db);
  if (rows.length > 0) mailer.sendCode(email, code);
}

/**
 * Whose code it is, once: a right code is gone afterwards. A try is counted before it is checked, so that tries
 * at the same time count too.
 */
export async function takeCode(services: Services, email: string, code: string): Promise<string | undefined> {
  const { db, passwords, now } = services;
  const kept = await countTry(db, email, now());
  const right = await passwords.matches(code, kept?.hash);
  if (!kept || !right) return undefined;
  const taken = await db
    .deleteFrom('one_time_codes')
    .where('user_id', '=', kept.user_id)
    .where('hash', '=', kept.hash)
    .returning('user_id')
    .executeTakeFirst();
  return taken?.user_id;
}

async function countTry(db: Database, email: string, now: Date) {
  const { rows } = await sql<{ user_id: string; hash: string }>`
    update one_time_codes as code set tries = code.tries + 1 from users
    where users.id = code.user_id and users.email = ${email}
      and code.expires_at > ${now} and code.tries < ${tries}
    returning code.user_id, code.hash`.execute(db);
  return rows[0];
}
