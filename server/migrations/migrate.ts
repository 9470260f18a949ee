import { sql } from 'kysely';
import { type MigrationResultSet, Migrator } from 'kysely/migration';
import { StartError } from '#server/base/settings.ts';
import { despiteDeadlocks } from '#server/database/despite-deadlocks.ts';
import type { Database } from '#server/database/tables.ts';
import { people } from './001-people.ts';
import { places } from './002-places.ts';
import { trade } from './003-trade.ts';
import { operations } from './004-operations.ts';
import { lists } from './005-lists.ts';
import { idempotency } from './006-idempotency.ts';
import { sessions } from './007-sessions.ts';
import { codes } from './008-codes.ts';
import { ledger } from './009-ledger.ts';
import { journal } from './010-journal.ts';
import { factors } from './011-factors.ts';
import { pictureTokens } from './012-picture-tokens.ts';
import { firstPasswords } from './013-first-passwords.ts';
import { totals } from './014-totals.ts';
import { figures } from './015-figures.ts';
import { payments } from './016-payments.ts';
import { search } from './017-search.ts';
import { filters } from './018-filters.ts';
import { changes } from './019-changes.ts';
import { rideStory } from './020-ride-story.ts';
import { views } from './021-views.ts';
import { pageReports } from './022-page-reports.ts';
import { pictureDescriptions } from './023-picture-descriptions.ts';
import { fileStore } from './024-file-store.ts';
import { withdrawalsSearch } from './025-withdrawals-search.ts';
import { movedBack } from './026-moved-back.ts';
import { subscriptionState } from './027-subscription-state.ts';
import { tags } from './028-tags.ts';
import { withdrawalsQueue } from './029-withdrawals-queue.ts';
import { preferences } from './030-preferences.ts';
import { finding } from './031-finding.ts';
import { viewOrder } from './032-view-order.ts';
import { walletPhones } from './033-wallet-phones.ts';
import { walletTexts } from './034-wallet-texts.ts';
import { documentNames } from './035-document-names.ts';
import { frenchMonths } from './036-french-months.ts';
import { categoryTitles } from './037-category-titles.ts';
import { renamedUsers } from './038-renamed-users.ts';

/** The migrations in order. A released one is never changed: add a new one, without work that takes long (`longWork`). */
export const migrations = {
  '001-people': people,
  '002-places': places,
  '003-trade': trade,
  '004-operations': operations,
  '005-lists': lists,
  '006-idempotency': idempotency,
  '007-sessions': sessions,
  '008-codes': codes,
  '009-ledger': ledger,
  '010-journal': journal,
  '011-factors': factors,
  '012-picture-tokens': pictureTokens,
  '013-first-passwords': firstPasswords,
  '014-totals': totals,
  '015-figures': figures,
  '016-payments': payments,
  '017-search': search,
  '018-filters': filters,
  '019-changes': changes,
  '020-ride-story': rideStory,
  '021-views': views,
  '022-page-reports': pageReports,
  '023-picture-descriptions': pictureDescriptions,
  '024-file-store': fileStore,
  '025-withdrawals-search': withdrawalsSearch,
  '026-moved-back': movedBack,
  '027-subscription-state': subscriptionState,
  '028-tags': tags,
  '029-withdrawals-queue': withdrawalsQueue,
  '030-preferences': preferences,
  '031-finding': finding,
  '032-view-order': viewOrder,
  '033-wallet-phones': walletPhones,
  '034-wallet-texts': walletTexts,
  '035-document-names': documentNames,
  '036-french-months': frenchMonths,
  '037-category-titles': categoryTitles,
  '038-renamed-users': renamedUsers,
};

/** The name of the last migration of this code. */
export const newestMigration = Object.keys(migrations).at(-1) ?? '';

/**
 * Runs the pending migrations and returns their names. Other servers that start at the same time wait. Throws a
 * `StartError` if the database has migrations of a later version; with `allowNewer`, such a database is accepted and
 * not changed.
 */
export async function migrate(db: Database, allowNewer = false): Promise<readonly string[]> {
  const unknown = await unknownMigration(db);
  if (unknown !== undefined && allowNewer) return [];
  if (unknown !== undefined) throw new StartError(newerMessage(unknown));
  const before = await migrationsOf(db);
  // A new database has no requests that would wait.
  if (before.length === 0) return namesIn(await migratorOf(db).migrateToLatest());
  const added: string[] = [];
  for (let next = await migrateOne(db); next.length > 0; next = await migrateOne(db)) added.push(...next);
  return added;
}

/**
 * Runs the next migration in a transaction of its own: it locks its tables no longer than it needs them, and never waits for
 * a table with the locks of another migration, for which requests wait.
 */
const migrateOne = (db: Database): Promise<readonly string[]> =>
  despiteDeadlocks(async () => namesIn(await migratorOf(db).migrateUp()));

function namesIn({ error, results = [] }: MigrationResultSet): readonly string[] {
  if (error) throw error;
  return results.map((result) => result.migrationName);
}

const newerMessage = (name: string) =>
  `The database was upgraded by a later version (migration ${name}, the last one of this version is ${newestMigration}): start that version or a later one, or, if its notes say that both work with the database, set ALLOW_NEWER_DATABASE=true.`;

/** Returns the names of the migrations that the database has, the last one first. They may be of a later version. */
async function namesDone(db: Database): Promise<readonly string[]> {
  const exists = await sql<{
    found: boolean;
  }>`select to_regclass('kysely_migration') is not null as found`.execute(db);
  if (!exists.rows[0]?.found) return [];
  const done = await sql<{ name: string }>`select name from kysely_migration order by name desc`.execute(db);
  return done.rows.map(({ name }) => name);
}

/** Returns a migration that the database has and this version does not know. */
const unknownMigration = async (db: Database): Promise<string | undefined> =>
  (await namesDone(db)).find((name) => !Object.hasOwn(migrations, name));

const migratorOf = (db: Database) =>
  new Migrator({ db, provider: { getMigrations: async () => migrations } });

/**
 * Runs the migrations up to one of them: the last one of a backup. Throws a `StartError` if there is no such migration, or if the
 * database has a later one: rows that come after it would miss what it does to them.
 */
export async function migrateUpTo(db: Database, name: string): Promise<void> {
  if (!Object.hasOwn(migrations, name))
    throw new StartError(
      `The backup was made by a later version (migration ${name}, the last one of this version is ${newestMigration}): restore it with that version.`,
    );
  const later = (await namesDone(db)).find((done) => done > name);
  if (later !== undefined)
    throw new StartError(
      `The database has no rows, but tables of a later version than the backup (migration ${later}): restore into a new one, with another DATA_DIR or DATABASE_URL.`,
    );
  const { error } = await migratorOf(db).migrateTo(name);
  if (error) throw error;
}

/**
 * Returns the names of the migrations that the database has, in order. Throws a `StartError` if one of them is of a later
 * version: a backup by this one would say that its tables are older than they are.
 */
export async function migrationsOf(db: Database): Promise<readonly string[]> {
  const unknown = await unknownMigration(db);
  if (unknown !== undefined)
    throw new StartError(
      `The database was upgraded by a later version (migration ${unknown}, the last one of this version is ${newestMigration}): write the backup with that version.`,
    );
  const all = await migratorOf(db).getMigrations();
  return all.filter(({ executedAt }) => executedAt !== undefined).map(({ name }) => name);
}
