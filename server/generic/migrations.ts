import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { sql } from 'kysely';
import type { Database } from '#server/database/tables.ts';
import { migrationsFolder } from './folders.ts';
import { convertLeftovers } from './leftovers.ts';

const resourceOf = (name: string) => name.slice(0, -'-001'.length);

const fileName = /^([\w-]+)-(\d{3})\.sql$/;

/** Returns the names of the migrations, e.g. `vehicles-001`: the first creates a table, the later ones change it. */
export function migrationNames(folder = migrationsFolder): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((file) => fileName.test(file))
    .map((file) => file.slice(0, -'.sql'.length))
    .toSorted();
}

/** Returns the names of the descriptor files that have migrations, e.g. `ride-reports`. */
export const filesWithTables = (): Set<string> => new Set(migrationNames().map(resourceOf));

const columnChange =
  /add column if not exists "(\w+)" ([a-z]+(?:\[\])?)|rename column "(\w+)" to "(\w+)"|drop column if exists "(\w+)"/g;

/** Returns the types of the columns that the migrations of a descriptor's file make, by their names. */
export function columnTypes(file: string, folder = migrationsFolder): ReadonlyMap<string, string> {
  const types = new Map<string, string>();
  const texts = migrationsIn(folder).filter(({ name }) => resourceOf(name) === file);
  for (const { text } of texts)
    for (const [, added, type, from, to, dropped] of text.matchAll(columnChange)) {
      if (added !== undefined && type !== undefined && !types.has(added)) types.set(added, type);
      const renamed = types.get(from ?? '');
      if (from !== undefined && to !== undefined && renamed !== undefined)
        types.set(to, renamed).delete(from);
      if (dropped !== undefined) types.delete(dropped);
    }
  return types;
}

/** An arbitrary number that is the same for all servers. */
const lockKey = 7_402_117;

interface Migration {
  readonly name: string;
  readonly text: string;
  readonly digest: string;
}

function migrationsIn(folder: string): Migration[] {
  return migrationNames(folder).map((name) => {
    const text = readFileSync(`${folder}/${name}.sql`, 'utf8');
    return { name, text, digest: createHash('sha256').update(text).digest('hex') };
  });
}

/**
 * Returns the migrations to run: of each resource, all from the first one that has not run with its present text. A
 * resource that was generated again has other texts under the same names; its migrations take over the existing table.
 */
function pendingOf(all: readonly Migration[], done: ReadonlyMap<string, string | null>): Migration[] {
  const isDone = ({ name, digest }: Migration) => done.has(name) && (done.get(name) ?? digest) === digest;
  const stale = new Set<string>();
  return all.filter((migration) => {
    if (!isDone(migration)) stale.add(resourceOf(migration.name));
    return stale.has(resourceOf(migration.name));
  });
}

const foreignKey = /alter table (\w+) add constraint \w+ foreign key \("(\w+)"\) references (\w+)/;

/** Adds a foreign key, unless its column or the table that it names has been removed since. */
async function addKey(trx: Database, statement: string): Promise<void> {
  const [, table = '', column = '', named = ''] = foreignKey.exec(statement) ?? [];
  const { rows } = await sql<{ canAdd: boolean }>`
    select to_regclass(${named}) is not null and exists (
      select from pg_attribute where attrelid = to_regclass(${table}) and attname = ${column} and not attisdropped
    ) as "canAdd"`.execute(trx);
  if (rows[0]?.canAdd) await sql.raw(statement).execute(trx);
}

/**
 * Begins to keep the totals, and the changes, of the generated tables that have none. It does nothing while the schema of an older backup
 * lacks the functions for it: they come with the migrations that follow.
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

/**
 * Runs the pending migrations of generated resources and returns their names. Each resource has an order of its own: a
 * deleted migration, or one added in between, does not stop the others. Kysely's Migrator rejects both.
 */
export async function migrateGeneric(db: Database, folder = migrationsFolder): Promise<readonly string[]> {
  const all = migrationsIn(folder);
  if (all.length === 0) return [];
  return db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${lockKey})`.execute(trx);
    await sql`create table if not exists generic_migrations (name text primary key, digest text)`.execute(
      trx,
    );
    await sql`alter table generic_migrations add column if not exists digest text`.execute(trx);
    const { rows } = await sql<{ name: string; digest: string | null }>`
      select name, digest from generic_migrations`.execute(trx);
    const pending = pendingOf(all, new Map(rows.map(({ name, digest }) => [name, digest])));
    const keys: string[] = [];
    for (const { name, text, digest } of pending) {
      for (const statement of text.split(/;\s*$/m)) {
        if (statement.trim() === '') continue;
        // A key may name a table that a later migration creates.
        if (foreignKey.test(statement)) keys.push(statement);
        else {
          await sql.raw(statement).execute(trx);
          await convertLeftovers(trx, statement);
        }
      }
      await sql`insert into generic_migrations values (${name}, ${digest})
        on conflict (name) do update set digest = excluded.digest`.execute(trx);
    }
    for (const key of keys) await addKey(trx, key);
    await keepTotals(trx);
    return pending.map(({ name }) => name);
  });
}
