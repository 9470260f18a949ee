import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { restoreBackup } from '#server/backup/restore-backup.ts';
import { definitionsOf, isBackedUp, storedTables } from '#server/backup/schema.ts';
import { writeBackup } from '#server/backup/write-backup.ts';
import { silentLog } from '#server/base/log.ts';
import { StartError } from '#server/base/settings.ts';
import { openToPrepare } from '#server/database/open.ts';
import type { Database } from '#server/database/tables.ts';
import { textFault } from '#server/migrations/texts.ts';
import { guideLocale, ownLocale } from './locale-options.ts';

/** The database that the backup is restored to, on the same server. It is deleted afterwards. */
const copyName = 'back_office_rehearsal';

/** What is kept about the lists beside their rows. A restored database counts it again. */
const counted = {
  totals: sql`select list, sum(change)::text as total from kept_totals group by 1 having sum(change) <> 0 order by 1`,
  figures: sql`select figure, part, sum(rows)::text as rows, sum(amount)::text as amount from kept_figures
    group by 1, 2 having sum(rows) <> 0 or sum(amount) <> 0 order by 1, 2`,
};

/**
 * Returns what must be the same in both databases, by name: rows with their hashes, totals, figures, and definitions. Columns that the
 * database computes are left out if the locales are different: they have texts in lower case.
 */
async function digestsOf(db: Database, isSameLocale: boolean): Promise<ReadonlyMap<string, string>> {
  const digests = new Map<string, string>();
  for (const { table, columns } of (await storedTables(db)).filter(isBackedUp)) {
    const row = isSameLocale ? sql`stored` : sql`row(${sql.join(columns.map((name) => sql.ref(name)))})`;
    const { rows } =
      await sql`select count(*)::text as rows, sum(hashtextextended(${row}::text, 0))::text as digest
      from ${sql.table(table)} stored`.execute(db);
    digests.set(`the table ${table}`, JSON.stringify(rows));
  }
  for (const [name, query] of Object.entries(counted))
    digests.set(`the ${name}`, JSON.stringify((await query.execute(db)).rows));
  for (const [name, definitions] of Object.entries(await definitionsOf(db)))
    digests.set(`the ${name}`, JSON.stringify(definitions));
  return digests;
}

/**
 * Creates the empty copy. It has the locale of the database, or that of the guide if this one does not fit: no backup can be restored
 * to such a database. Throws a {@link StartError} if an old copy is left, or if the role may not create databases.
 */
async function createCopy(db: Database, isFit: boolean): Promise<void> {
  const { rows } = await sql`select 1 from pg_database where datname = ${copyName}`.execute(db);
  if (rows.length > 0) throw new StartError(`There is a database ${copyName} already. Drop it first.`);
  const { rows: roles } = await sql<{ name: string; allowed: boolean }>`
    select rolname as name, rolcreatedb or rolsuper as allowed from pg_roles where rolname = current_user`.execute(
    db,
  );
  for (const { name, allowed } of roles)
    if (!allowed)
      throw new StartError(
        `The role ${name} may not create the database of the rehearsal: alter role "${name}" createdb, or use another one.`,
      );
  const options = isFit ? await ownLocale(db) : await guideLocale(db);
  await sql.raw(`create database ${copyName} template template0 ${options}`).execute(db);
}

/**
 * Writes a backup of the database at `DATABASE_URL`, restores it to a new database of the same server, and compares every row,
 * total, figure, column, index, key and trigger of both. Prints what was measured. Throws if anything is different. Nobody may write
 * to the database meanwhile.
 */
export async function rehearseRestore(print: (line: string) => void): Promise<void> {
  const databaseUrl = process.env['DATABASE_URL'] ?? '';
  if (!URL.canParse(databaseUrl)) throw new StartError('Name the database to copy: DATABASE_URL.');
  const copyUrl = new URL(databaseUrl);
  copyUrl.pathname = copyName;
  const folder = mkdtempSync(join(tmpdir(), 'back-office-rehearsal-'));
  const file = join(folder, 'backup');
  const open = (url: string) => openToPrepare({ databaseUrl: url, dataDir: '' }, silentLog);
  const source = await open(databaseUrl);
  const minutes = (from: number) => `${((performance.now() - from) / 60_000).toFixed(1)} minutes`;
  try {
    const fault = await textFault(source.db);
    const isFit = fault === undefined;
    // First of all: writing the backup may take minutes.
    await createCopy(source.db, isFit);
    try {
      if (!isFit) print(`the copy has the locale C.UTF-8: ${fault}`);
      let from = performance.now();
      const rows = await writeBackup(source.db, file);
      print(`backup of ${rows} rows: ${minutes(from)}, ${Math.round(statSync(file).size / 1e6)} MB`);
      const copy = await open(copyUrl.href);
      try {
        from = performance.now();
        await restoreBackup(copy.db, file);
        print(`restore: ${minutes(from)}`);
        from = performance.now();
        const [before, after] = await Promise.all([digestsOf(source.db, isFit), digestsOf(copy.db, isFit)]);
        const different = [...before].filter(([name, digest]) => after.get(name) !== digest);
        if (different.length > 0 || before.size !== after.size)
          throw new Error(`Different after the restore: ${different.map(([name]) => name).join(', ')}`);
        print(`nothing is different in ${before.size} comparisons: ${minutes(from)}`);
      } finally {
        await copy.close();
      }
    } finally {
      await sql.raw(`drop database ${copyName}`).execute(source.db);
    }
  } finally {
    await source.close();
    rmSync(folder, { recursive: true, force: true });
  }
}
