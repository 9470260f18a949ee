import { sql } from 'kysely';
import { despiteDeadlocks } from '#server/database/despite-deadlocks.ts';
import type { Database } from '#server/database/tables.ts';
import { joinTexts } from '#server/migrations/028-tags.ts';
import { migrationsFolder } from './folders.ts';
import { adoptLeftovers, type NewLimits, validate } from './leftovers.ts';
import {
  foreignKey,
  type Migration,
  migrationsIn,
  resourceOf,
  statementsOf,
  tableOf,
} from './migration-files.ts';
import { runStatement } from './refusals.ts';
import { isDroppedLater, undoRenames } from './replays.ts';
import { leaveForLater, makeSearchIndexes, waiting } from './search-indexes.ts';

/** An arbitrary number that is the same for all servers. */
const lockKey = 7_402_117;

/** The names of the migrations that a database has run, with the digests of their texts. A former version has kept none. */
export type DoneMigrations = ReadonlyMap<string, string | null>;

/** Returns the migrations of generated resources that a database has run. */
export async function genericMigrationsOf(db: Database): Promise<DoneMigrations> {
  const found = await sql<{
    found: boolean;
  }>`select to_regclass('generic_migrations') is not null as found`.execute(db);
  if (!found.rows[0]?.found) return new Map();
  const { rows } = await sql<{ name: string; digest: string | null }>`
    select name, to_jsonb(done) ->> 'digest' as digest from generic_migrations done
    where not starts_with(name, ${waiting}) order by name`.execute(db);
  return new Map(rows.map(({ name, digest }) => [name, digest]));
}

/**
 * Returns the migrations to run: of each resource, all from the first one that has not run with its current text. A
 * resource that was generated again has other texts under the same names; its migrations change the existing table.
 */
function pendingOf(all: readonly Migration[], done: DoneMigrations): Migration[] {
  const isDone = ({ name, digest }: Migration) => done.has(name) && (done.get(name) ?? digest) === digest;
  const stale = new Set<string>();
  return all.filter((migration) => {
    if (!isDone(migration)) stale.add(resourceOf(migration.name));
    return stale.has(resourceOf(migration.name));
  });
}

const dropped = /^\s*alter table \w+ drop constraint if exists (\w+)\s*$/;

/** Adds a foreign key, unless its column or the table that it names has been removed since. */
async function addKey(trx: Database, statement: string): Promise<void> {
  const [, table = '', , column = '', named = ''] = foreignKey.exec(statement) ?? [];
  const { rows } = await sql<{ canAdd: boolean }>`
    select to_regclass(${named}) is not null and exists (
      select from pg_attribute where attrelid = to_regclass(${table}) and attname = ${column} and not attisdropped
    ) as "canAdd"`.execute(trx);
  if (rows[0]?.canAdd) await runStatement(trx, statement);
}

/**
 * Begins to keep the totals, and the changes, of the generated tables that have none. It does nothing while the schema
 * of an older backup lacks the functions for it: later migrations add them.
 */
async function keepTotals(trx: Database): Promise<void> {
  for (const [begin, kept] of [
    ['keep_total', 'count_change'],
    ['tell_changes', 'tell_change'],
  ] as const) {
    const { rows } = await sql<{ canKeep: boolean }>`
      select to_regproc(${kept}) is not null as "canKeep"`.execute(trx);
    if (!rows[0]?.canKeep) return;
    await sql`select ${sql.ref(begin)}(name, name) from (
      select relname::text as name from pg_class
      where relnamespace = current_schema()::regnamespace and relkind = 'r' and relname like 'entity\\_%'
        and not exists (
          select from pg_trigger where tgrelid = pg_class.oid and tgfoid = to_regproc(${kept})
        )
    ) as missing`.execute(trx);
  }
}

/** Adds the function that joins texts, which the schema of an older backup lacks: search columns need it. */
async function addJoinTexts(trx: Database): Promise<void> {
  const { rows } = await sql<{ isThere: boolean }>`
    select to_regprocedure('joined(text[])') is not null as "isThere"`.execute(trx);
  if (!rows[0]?.isThere) await sql.raw(joinTexts).execute(trx);
}

/**
 * Runs the migrations of generated resources that another database has run, up to the first one of each resource that is not
 * the same here. Rows of that database then fit, and {@link migrateGeneric} goes on from there.
 */
export async function migrateGenericLike(
  db: Database,
  other: DoneMigrations,
  folder = migrationsFolder,
): Promise<void> {
  const all = migrationsIn(folder);
  const different = new Set(pendingOf(all, other));
  await runPending(
    db,
    all.filter((migration) => !different.has(migration)),
  );
}

/**
 * Runs the pending migrations of generated resources and returns their names. Each resource has an order of its own: a
 * deleted migration, or one added in between, does not stop the others. Kysely's Migrator rejects both. Each also has a
 * transaction of its own, so that no list waits for the long work of another one. Other servers that start at the same time wait.
 */
export const migrateGeneric = (db: Database, folder = migrationsFolder): Promise<readonly string[]> =>
  runPending(db, migrationsIn(folder));

async function runPending(db: Database, all: readonly Migration[]): Promise<readonly string[]> {
  if (all.length === 0) return [];
  const done: string[] = [];
  for (;;) {
    const next = await despiteDeadlocks(() => db.transaction().execute((trx) => runNext(trx, all)));
    if (next.length === 0) break;
    done.push(...next);
  }
  await makeSearchIndexes(db);
  return done;
}

/**
 * Runs the pending migrations of the first resource that has some, and returns their names. After the last resource, it begins to
 * keep the totals, and returns none.
 */
async function runNext(trx: Database, all: readonly Migration[]): Promise<readonly string[]> {
  await sql`select pg_advisory_xact_lock(${lockKey})`.execute(trx);
  const pending = firstOf(pendingOf(all, await genericMigrationsOf(trx)));
  if (pending.length === 0) {
    // Only now have all tables their last names.
    await keepTotals(trx);
    return [];
  }
  // A change of this table waits for whoever reads it: a start without new migrations makes none.
  await sql`create table if not exists generic_migrations (name text primary key, digest text)`.execute(trx);
  await sql`alter table generic_migrations add column if not exists digest text`.execute(trx);
  await addJoinTexts(trx);
  await run(trx, pending, all);
  return pending.map(({ name }) => name);
}

/**
 * Returns the migrations of the first resource, and of those whose tables its keys name, or theirs: a key needs its table. A table of
 * that name is no reason to add the key now: it may be of a removed resource, which a rename moves away.
 */
function firstOf(pending: readonly Migration[]): readonly Migration[] {
  const wanted = new Set(pending.slice(0, 1).map(({ name }) => resourceOf(name)));
  // A set yields what is added to it meanwhile.
  for (const resource of wanted) {
    const texts = pending.filter(({ name }) => resourceOf(name) === resource).map(({ text }) => text);
    const named = new Set(
      [...texts.join('').matchAll(new RegExp(foreignKey, 'g'))].map(([, , , , table = '']) => table),
    );
    for (const { name } of pending) if (named.has(tableOf(resourceOf(name)))) wanted.add(resourceOf(name));
  }
  return pending.filter(({ name }) => wanted.has(resourceOf(name)));
}

/** Runs some migrations. `all` are those of every resource, also those that have run. */
async function run(trx: Database, pending: readonly Migration[], all: readonly Migration[]): Promise<void> {
  const keys = new Map<string, string>();
  const limits: NewLimits[] = [];
  await undoRenames(trx, pending);
  const later = pending.flatMap(statementsOf);
  for (const migration of pending) {
    const { name, digest } = migration;
    const ofResource = all.filter((each) => resourceOf(each.name) === resourceOf(name));
    const texts = ofResource.map((each) => each.text);
    for (const statement of statementsOf(migration)) {
      later.shift();
      // A key may name a table that a later migration creates.
      const [, , key] = foreignKey.exec(statement) ?? [];
      if (key !== undefined) keys.set(key, statement);
      else {
        // A later migration may drop, or replace, a key that waits for the end.
        keys.delete(dropped.exec(statement)?.[1] ?? '');
        if (isDroppedLater(statement, later) || (await leaveForLater(trx, statement))) continue;
        limits.push(...(await adoptLeftovers(trx, statement, texts)));
        await runStatement(trx, statement);
      }
    }
    await sql`insert into generic_migrations values (${name}, ${digest})
      on conflict (name) do update set digest = excluded.digest`.execute(trx);
  }
  for (const each of limits) await validate(trx, each);
  for (const statement of keys.values()) await addKey(trx, statement);
}
