import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { countAgain, definitionsOf, filledTables, storedTables } from '#server/backup/schema.ts';
import type { Database } from '#server/database/tables.ts';
import { databaseKinds, emptyDatabases } from '#server/testing/empty-databases.ts';
import { migrate, migrateUpTo, migrationsOf, newestMigration } from './migrate.ts';
import { formerRows } from './testing/former-rows.ts';

/** Versions between which each migration that changes rows has some to change: they tell whether it can. */
const formerVersions = [
  '001-people',
  '003-trade',
  '004-operations',
  '010-journal',
  '015-figures',
  '021-views',
  '027-subscription-state',
  '032-view-order',
];

/** What a database of an earlier version does not know, or what an upgrade to the version forgets. */
const unknownBefore: Readonly<Record<string, string>> = {
  '003-trade': 'update users set subscription_status = null',
  // A session counts as used when it was upgraded.
  '007-sessions': 'update sessions set last_used_at = created_at',
  // Codes are valid for minutes.
  '008-codes': 'delete from one_time_codes',
  // Only the journal knows who cancelled a ride.
  '010-journal': 'update rides set cancelled_at = null, cancelled_by = null, cancel_note = null',
  // Rows from before keep the title of their category among their texts.
  '037-category-titles': `update establishments set search = fold(nom || ' ' || adresse) || ' ' || titre_key || ' ' || plain_phone(phone)
    from categories where categories.id = category_id`,
};

/** Adds the rows of the tables and columns that the database has. Returns the names of the tables. */
async function addRows(db: Database): Promise<readonly string[]> {
  const tables = new Map((await storedTables(db)).map(({ table, columns }) => [table, columns]));
  const filled = Object.keys(formerRows).filter((table) => tables.has(table));
  for (const table of filled) {
    for (const row of formerRows[table] ?? []) {
      const columns = sql.join(
        (tables.get(table) ?? []).filter((column) => column in row).map((column) => sql.ref(column)),
      );
      await sql`insert into ${sql.table(table)} (${columns})
        select ${columns} from json_populate_record(null::${sql.table(table)}, ${JSON.stringify(row)}::json)`.execute(
        db,
      );
    }
  }
  return filled;
}

/** Returns every row of some tables. */
async function rowsOf(db: Database, tables: readonly string[]) {
  const rows: Record<string, unknown> = {};
  for (const table of tables)
    rows[table] = (
      await sql`select to_jsonb(stored) as row from ${sql.table(table)} stored order by to_jsonb(stored)::text collate "C"`.execute(
        db,
      )
    ).rows;
  return rows;
}

/** Returns the kept totals and figures. */
async function countsOf(db: Database) {
  const totals = await sql`select list, sum(change) as total from kept_totals group by 1
    having sum(change) <> 0 order by 1`.execute(db);
  const figures =
    await sql`select figure, part, sum(rows) as rows, sum(amount) as amount from kept_figures group by 1, 2
    having sum(rows) <> 0 order by 1, 2`.execute(db);
  return { totals: totals.rows, figures: figures.rows };
}

const openEmpty = emptyDatabases();
const created = new Map<string, Promise<Database>>();

async function openNew(kind: string): Promise<Database> {
  const db = await openEmpty(kind);
  await migrate(db);
  await addRows(db);
  return db;
}

/** Returns a new database of the newest version with the rows. Tests share it: they change nothing. */
function newDatabase(kind: string): Promise<Database> {
  const db = created.get(kind) ?? openNew(kind);
  created.set(kind, db);
  return db;
}

/** Returns the rows of some tables, without what an earlier version does not know of them. Changes nothing. */
async function rowsKnownTo(version: string, db: Database, tables: readonly string[]) {
  const trx = await db.startTransaction().execute();
  try {
    for (const [since, statement] of Object.entries(unknownBefore))
      if (version < since) await sql.raw(statement).execute(trx);
    return await rowsOf(trx, tables);
  } finally {
    await trx.rollback().execute();
  }
}

test.for(databaseKinds)('on %s, the rows of a former version are in every table', async (kind) => {
  const db = await newDatabase(kind);
  expect(await filledTables(db)).toEqual((await storedTables(db)).map(({ table }) => table));
});

test.for(databaseKinds.flatMap((kind) => formerVersions.map((version) => [version, kind] as const)))(
  'a database of %s (%s) with rows is upgraded to what a new one is',
  async ([version, kind]) => {
    const db = await openEmpty(kind);
    await migrateUpTo(db, version);
    const tables = await addRows(db);
    await migrate(db);
    expect((await migrationsOf(db)).at(-1)).toBe(newestMigration);

    const expected = await newDatabase(kind);
    expect(await rowsKnownTo(version, db, tables)).toEqual(await rowsKnownTo(version, expected, tables));
    expect(await definitionsOf(db)).toEqual(await definitionsOf(expected));

    const kept = await countsOf(db);
    await countAgain(db);
    expect(await countsOf(db)).toEqual(kept);
  },
);

test.for(databaseKinds)(
  'on %s, wallets of a version without transactions get some with their amounts',
  async (kind) => {
    const db = await openEmpty(kind);
    await migrateUpTo(db, '003-trade');
    await addRows(db);
    await migrate(db);
    const { rows } =
      await sql`select type, amount::float as amount, status from transactions order by 2`.execute(db);
    expect(rows).toEqual([
      { type: 'credit', amount: 5, status: 'pending' },
      { type: 'credit', amount: 31.4, status: 'validated' },
    ]);
  },
);

test.for(databaseKinds)(
  'on %s, a migration that is ended because of a deadlock is tried again',
  async (kind) => {
    const db = await openEmpty(kind);
    await migrateUpTo(db, '033-wallet-phones');
    // Numbers of a sequence stay when a transaction is undone.
    for (const statement of [
      'create sequence attempts',
      `create function fail_twice() returns trigger language plpgsql as $$
      begin
        if nextval('attempts') < 3 then raise exception 'deadlock detected' using errcode = '40P01'; end if;
        return new;
      end $$`,
      'create trigger fail_twice before insert on kysely_migration for each row execute function fail_twice()',
    ])
      await sql.raw(statement).execute(db);
    expect((await migrate(db)).at(-1)).toBe(newestMigration);
  },
);
