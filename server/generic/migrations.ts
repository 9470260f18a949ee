import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { sql } from 'kysely';
import type { Database } from '#server/database/tables.ts';

const usualFolder = `${import.meta.dirname}/migrations`;
const fileName = /^([\w-]+)-(\d{3})\.sql$/;

/** The migrations, e.g. `vehicles-001`: a table is made by its first and changed by those that follow. */
export function migrationNames(folder = usualFolder): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((file) => fileName.test(file))
    .map((file) => file.slice(0, -'.sql'.length))
    .toSorted();
}

/** The files of descriptors that have a table here, e.g. `ride-reports`. */
export const tabledFiles = (): Set<string> => new Set(migrationNames().map(entityOf));

/** Any number: what counts is that every server asks for the same lock. */
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

const entityOf = (name: string) => name.slice(0, -'-001'.length);

/**
 * What is to be done: an entity's migrations from the first on that was not done as it stands. One that was generated
 * anew reads differently under the same name: its migrations take over the table that is there.
 */
function dueOf(all: readonly Migration[], done: ReadonlyMap<string, string | null>): Migration[] {
  const isDone = ({ name, digest }: Migration) => done.has(name) && (done.get(name) ?? digest) === digest;
  const stale = new Set<string>();
  return all.filter((migration) => {
    if (!isDone(migration)) stale.add(entityOf(migration.name));
    return stale.has(entityOf(migration.name));
  });
}

/**
 * Brings the tables of these entities up to date and tells what was done. They know nothing of each other, so they
 * have no common order: one that is missing or that has come in between stops none of the others.
 */
export async function migrateGeneric(db: Database, folder = usualFolder): Promise<readonly string[]> {
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
    const due = dueOf(all, new Map(rows.map(({ name, digest }) => [name, digest])));
    for (const { name, text, digest } of due) {
      for (const statement of text.split(/;\s*$/m))
        if (statement.trim() !== '') await sql.raw(statement).execute(trx);
      await sql`insert into generic_migrations values (${name}, ${digest})
        on conflict (name) do update set digest = excluded.digest`.execute(trx);
    }
    return due.map(({ name }) => name);
  });
}
