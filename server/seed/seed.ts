import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Log } from '#server/base/log.ts';
import { slowPasswords } from '#server/base/passwords.ts';
import type { Settings } from '#server/base/settings.ts';
import { newId } from '#server/database/ids.ts';
import type { Database, Writing } from '#server/database/tables.ts';
import { fillCatalogue } from './catalogue.ts';
import { chance } from './chance.ts';
import { fillCrowd } from './crowd.ts';
import { fillEstablishments } from './establishments.ts';
import { fillPeople } from './people.ts';
import { fillRides } from './rides.ts';
import { fillSubscriptions } from './subscriptions.ts';
import { fillWallets } from './wallets.ts';

/** The administrator of a new database. */
export interface FirstAdmin {
  readonly email: string;
  /** Where it was drawn by chance: nobody else knows it. */
  readonly password: string | undefined;
}

type Wanted = Pick<Settings, 'adminEmail' | 'adminPassword' | 'seed'>;

/** Any number: what counts is that every server asks for the same lock. */
const lockKey = 7_402_116;
const demoPeople = 199;

/**
 * Fills an empty database, whole or not at all; leaves one that holds users as it is.
 * Of several servers that start at once, one fills and the others wait.
 */
export async function seedEmpty(db: Database, wanted: Wanted, log: Log): Promise<FirstAdmin | undefined> {
  const made = await db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${lockKey})`.execute(trx);
    const someone = await trx.selectFrom('users').select('id').limit(1).executeTakeFirst();
    if (someone) return undefined;
    const started = performance.now();
    const admin = await addAdmin(trx, wanted);
    if (wanted.seed !== 'none') await fill(trx, wanted.seed, log);
    log.info(`database filled (${wanted.seed}) in ${Math.round(performance.now() - started)}ms`);
    return admin;
  });
  if (made) await sql`vacuum analyze`.execute(db);
  return made;
}

async function addAdmin(trx: Writing, { adminEmail, adminPassword }: Wanted): Promise<FirstAdmin> {
  const password = adminPassword ?? randomBytes(12).toString('base64url');
  await trx
    .insertInto('users')
    .values({
      id: newId(),
      name: 'Administrateur',
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

async function fill(trx: Writing, seed: 'demo' | number, log: Log): Promise<void> {
  const now = new Date();
  const luck = chance(20_240_229);
  const catalogue = await fillCatalogue(trx, luck, now);
  if (seed !== 'demo') return fillCrowd(trx, seed, log);
  const people = await fillPeople(trx, luck, demoPeople, now);
  await fillEstablishments(trx, luck, people, catalogue, 60);
  await fillSubscriptions(trx, luck, people, catalogue, now);
  const driven = await fillRides(trx, luck, people, 1300, now);
  await fillWallets(trx, luck, people, driven, now);
}
