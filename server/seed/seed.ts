import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { longestPassword, shortestPassword } from '#schema/password-lengths.ts';
import type { Log } from '#server/base/log.ts';
import { newPasswordProblem } from '#server/base/password-rules.ts';
import { slowPasswords } from '#server/base/passwords.ts';
import { type Settings, StartError } from '#server/base/settings.ts';
import { newId } from '#server/database/ids.ts';
import type { Database, DatabaseTransaction } from '#server/database/tables.ts';
import { fillDemo } from './demo.ts';
import { randomFrom } from './random.ts';

/** The administrator of a new database. */
export interface FirstAdmin {
  readonly email: string;
  /** The random password, which is stored nowhere in plain text; undefined if the settings give one. */
  readonly password: string | undefined;
  /** True if a mail says how to choose a password. */
  readonly isInvited?: boolean;
}

type SeedSettings = Pick<Settings, 'adminEmail' | 'adminPassword' | 'seed'>;

/** An arbitrary number that is the same for all servers. */
const lockKey = 7_402_116;

/** The name of the first administrator, until it is changed. */
const adminName = 'Administrateur';

const refusedPassword = `ADMIN_PASSWORD must be a password of ${shortestPassword} to ${longestPassword} characters that is neither common nor made of the name or the email address of the account.`;

/**
 * Fills an empty database in one transaction and returns its administrator. A database with users is not changed. If
 * several servers start together, one fills the database and the others wait. Throws a `StartError` if the password of
 * the settings breaks the rules.
 */
export async function seedEmpty(
  db: Database,
  settings: SeedSettings,
  log: Log,
): Promise<FirstAdmin | undefined> {
  const firstAdmin = await db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${lockKey})`.execute(trx);
    const user = await trx.selectFrom('users').select('id').limit(1).executeTakeFirst();
    if (user) return undefined;
    const started = performance.now();
    const admin = await addAdmin(trx, settings);
    const seeding = { trx, random: randomFrom(20_240_229), now: new Date() };
    if (settings.seed !== 'none') await fillDemo(seeding, settings.seed, log);
    log.info(`database filled (${settings.seed}) in ${Math.round(performance.now() - started)}ms`);
    return admin;
  });
  if (firstAdmin) await sql`vacuum analyze`.execute(db);
  return firstAdmin;
}

async function addAdmin(
  trx: DatabaseTransaction,
  { adminEmail, adminPassword }: SeedSettings,
): Promise<FirstAdmin> {
  const password = adminPassword ?? randomBytes(12).toString('base64url');
  const owner = { name: adminName, email: adminEmail, hasFactor: false };
  if (adminPassword && (await newPasswordProblem(adminPassword, owner)))
    throw new StartError(refusedPassword);
  await trx
    .insertInto('users')
    .values({
      id: newId(),
      name: adminName,
      email: adminEmail,
      email_verified: true,
      password_hash: await slowPasswords.hash(password),
      phone: null,
      avatar_id: null,
      role: 'admin',
      active_role: 'admin',
    })
    .execute();
  return { email: adminEmail, password: adminPassword === undefined ? password : undefined };
}
