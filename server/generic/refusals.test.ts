import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { StartError } from '#server/base/settings.ts';
import type { Database } from '#server/database/tables.ts';
import { migrate as upgrade } from '#server/migrations/migrate.ts';
import { databaseKinds, emptyDatabases } from '#server/testing/empty-databases.ts';
import { migrateGeneric } from './migrations.ts';

/* What a former table has, and a migration cannot take: a sentence says what to do, and finds the records. */

const openEmpty = emptyDatabases();
const id = '0190d5a8-0000-7000-8000-000000000000';
const other = '0190d5a8-0000-7000-8000-000000000001';

let db: Database;
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'refusals-'));
});
afterEach(async () => {
  rmSync(folder, { recursive: true });
  await sql`drop table if exists entity_ashes cascade`.execute(db);
  await sql`drop table if exists generic_migrations`.execute(db);
});

const run = (text: string) => sql.raw(text).execute(db);
const put = (text: string) => writeFileSync(join(folder, 'ashes-001.sql'), text);
const create = 'create table if not exists entity_ashes (id uuid primary key);\n';
const add = (type: string) => `alter table entity_ashes\n  add column if not exists "mark" ${type};\n`;

/** Leaves a table with two records, as a removed resource does. */
async function leave(type: string, first: string, second: string): Promise<void> {
  await run(`create table entity_ashes (id uuid primary key, "mark" ${type})`);
  await run(`insert into entity_ashes values ('${id}', ${first}), ('${other}', ${second})`);
}

/** Migrates, expects the start to stop, and returns what the statement in the sentence finds. */
async function foundAfter(sentence: string, statement: string): Promise<readonly unknown[]> {
  await expect(migrateGeneric(db, folder)).rejects.toThrow(
    new StartError(`${sentence} This finds them: ${statement}`),
  );
  return (await run(statement)).rows;
}

describe.each(databaseKinds)('on %s', (kind) => {
  beforeAll(async () => {
    db = await openEmpty(kind);
    await upgrade(db);
  }, 60_000);

  test.for(['uuid', 'text'])('ids in a column of %s that have no record', async (type) => {
    await leave(type, `'${other}'`, 'null');
    put(
      `${create}${add('uuid')}alter table entity_ashes drop constraint if exists entity_ashes_mark_key;
alter table entity_ashes add constraint entity_ashes_mark_key foreign key ("mark") references users (id) on delete set null;
`,
    );
    const found = await foundAfter(
      'The table entity_ashes has ids in "mark" that have no record in users. Change these values (docs/operations.md).',
      `select id, "mark" from entity_ashes where "mark"::text <> '' and "mark"::text not in (select id::text from users);`,
    );
    expect(found).toEqual([{ id, mark: other }]);
  });

  test.for([
    ['text', `'AB'`, `'ab'`, 'ab'],
    ['integer', '4', '4', '4'],
  ] as const)('values in a column of %s that are to be unique and repeat', async ([type, ...both]) => {
    const [first, second, value] = both;
    await leave(type, first, second);
    put(
      `${create}${add('text')}create unique index if not exists entity_ashes_mark_unique on entity_ashes (lower("mark")) where "mark" <> '';\n`,
    );
    const found = await foundAfter(
      'The table entity_ashes has values in "mark" that repeat, and the field is unique. Change these values (docs/operations.md), or let them repeat.',
      `select lower("mark"::text) as value, array_agg(id) as ids from entity_ashes where "mark"::text <> '' group by lower("mark"::text) having count(*) > 1;`,
    );
    expect(found).toEqual([{ value, ids: [id, other] }]);
  });

  test.for([
    ['view', 'create view ashes_marks as select "mark" from entity_ashes', 'drop view if exists ashes_marks'],
    ['view of all columns', 'create view ashes as select * from entity_ashes', 'drop view if exists ashes'],
    [
      'default',
      `alter table entity_ashes alter column "mark" set default 'none'`,
      `do $$ begin alter table entity_ashes alter column "mark" drop default; exception when undefined_column then null; end $$`,
    ],
  ] as const)('a %s over a column of another type, until a migration drops it', async ([, make, drop]) => {
    await leave('text', `'4'`, 'null');
    await run(`alter table entity_ashes add column search text generated always as (fold("mark")) stored`);
    await run(make);
    put(`${create}${add('integer')}`);
    await expect(migrateGeneric(db, folder)).rejects.toThrow(
      new StartError(
        'The table entity_ashes has a view or a default on "mark", which keeps it from becoming integer: drop it first (docs/operations.md).',
      ),
    );
    put(`${create}${drop};\n${add('integer')}`);
    await migrateGeneric(db, folder);
    expect((await run('select "mark" from entity_ashes order by id')).rows).toEqual([
      { mark: 4 },
      { mark: null },
    ]);
  });

  test('an update in the first migration changes values before their conversion, also where there are none', async () => {
    const change = `do $$ begin update entity_ashes set "mark" = null where "mark"::text = 'four'; exception when undefined_column then null; end $$;\n`;
    await leave('text', `'four'`, `'5'`);
    put(`${create}${change}${add('integer')}`);
    await migrateGeneric(db, folder);
    expect((await run('select "mark" from entity_ashes order by id')).rows).toEqual([
      { mark: null },
      { mark: 5 },
    ]);
    // It runs again with a changed text, and in a new database.
    put(`${create}${change}${add('integer')}\n`);
    await migrateGeneric(db, folder);
    await run('drop table entity_ashes');
    await run('drop table generic_migrations');
    await migrateGeneric(db, folder);
    expect((await run('select "mark" from entity_ashes')).rows).toEqual([]);
  });
});
