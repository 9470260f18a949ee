import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { StartError } from '#server/base/settings.ts';
import { isCheckViolation, isUniqueViolation } from '#server/database/errors.ts';
import type { Database } from '#server/database/tables.ts';
import { migrate as upgrade } from '#server/migrations/migrate.ts';
import { databaseKinds, emptyDatabases } from '#server/testing/empty-databases.ts';
import { migrateGeneric } from './migrations.ts';

/* What a removed resource has left in its table becomes what a resource of the same name declares. */

const openEmpty = emptyDatabases();

let db: Database;
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'leftovers-'));
});
afterEach(async () => {
  rmSync(folder, { recursive: true });
  await sql`drop table if exists entity_relics`.execute(db);
  await sql`drop table if exists generic_migrations`.execute(db);
});

const migrate = () => migrateGeneric(db, folder);
const put = (number: number, text: string) => writeFileSync(join(folder, `relics-00${number}.sql`), text);
const run = (text: string) => sql.raw(text).execute(db);
const add = (...definitions: readonly string[]) =>
  `create table if not exists entity_relics (id uuid primary key default gen_random_uuid());
alter table entity_relics
${definitions.map((each) => `  add column if not exists ${each}`).join(',\n')};
`;
const values = async (name: string) =>
  (await run(`select "${name}"::text as value from entity_relics order by 1 nulls last`)).rows;

/** Leaves a table with one column, as a removed resource does. */
async function leave(type: string, ...stored: readonly string[]): Promise<void> {
  await run(`create table entity_relics (id uuid primary key default gen_random_uuid(), "mark" ${type})`);
  for (const each of [...stored, 'null']) await run(`insert into entity_relics ("mark") values (${each})`);
}

describe.each(databaseKinds)('on %s', (kind) => {
  beforeAll(async () => {
    db = await openEmpty(kind);
    await upgrade(db);
  }, 60_000);

  describe('a column of another type', () => {
    test.for([
      ['text', `'12'`, 'integer', '12'],
      ['text', `''`, 'integer', null],
      ['text', `'1.25'`, 'numeric', '1.25'],
      ['text', `'2026-03-05'`, 'date', '2026-03-05'],
      ['text', `'08:30'`, 'time', '08:30:00'],
      ['text', `'AB'`, 'jsonb', '"AB"'],
      ['text', `'0190d5a8-0000-7000-8000-000000000000'`, 'uuid', '0190d5a8-0000-7000-8000-000000000000'],
      ['text', `''`, 'uuid', null],
      ['text', `''`, 'text[]', null],
      ['text', `''`, 'daterange', null],
      ['jsonb', `'{"id": ""}'`, 'uuid', null],
      ['integer', '4', 'numeric(12, 2)', '4.00'],
      ['integer', '4', 'text', '4'],
      ['numeric(12, 2)', '4', 'integer', '4'],
      ['numeric(12, 2)', '4.25', 'numeric', '4.25'],
      ['numeric', '4.2500', 'numeric(12, 2)', '4.25'],
      ['boolean', 'true', 'text', 'true'],
      ['date', `'2026-03-05'`, 'text', '2026-03-05'],
      ['text[]', `array['a', 'b']`, 'jsonb', '["a", "b"]'],
      ['daterange', `'[2026-03-03,2026-03-15)'`, 'jsonb', '{"to": "2026-03-14", "from": "2026-03-03"}'],
      // A type that no generated table has.
      ['bigint', '4', 'integer', '4'],
    ] as const)('%s with %s becomes %s with its value', async ([from, stored, to, value]) => {
      await leave(from, stored);
      put(1, add(`"mark" ${to}`));
      await migrate();
      const missing = { value: null };
      expect(await values('mark')).toEqual(value === null ? [missing, missing] : [{ value }, missing]);
      const { rows } = await run(
        `select atttypid = '${to}'::regtype as "isRight" from pg_attribute where attrelid = 'entity_relics'::regclass and attname = 'mark'`,
      );
      expect(rows).toEqual([{ isRight: true }]);
    });

    test.for([
      ['text', `'four'`, 'integer'],
      ['text', `'05/03/2026'`, 'date'],
      ['numeric', '1.5', 'integer'],
      ['numeric', '1.234', 'numeric(12, 2)'],
      ['timestamptz', `'2026-03-05 10:00Z'`, 'date'],
      ['text[]', `array['a']`, 'text'],
      ['daterange', `'[2026-03-03,2026-03-15)'`, 'text'],
      ['jsonb', `'{"a": 1}'`, 'text'],
    ] as const)('%s with %s cannot become %s without a loss: the start stops', async ([from, stored, to]) => {
      await leave(from, stored);
      const before = await values('mark');
      put(1, add(`"mark" ${to}`));
      await expect(migrate()).rejects.toThrow(
        new StartError(
          `The table entity_relics has values in "mark" that cannot become ${to}. Change these values (docs/operations.md), or give the field another name.`,
        ),
      );
      expect(await values('mark')).toEqual(before);
    });

    test('loses the index and the key of its former type, which refuse the new one', async () => {
      await run('create table entity_relics (id uuid primary key, "mark" text, "owner" uuid)');
      await run(
        `create unique index entity_relics_mark_unique on entity_relics (lower("mark")) where "mark" <> ''`,
      );
      await run(
        'alter table entity_relics add constraint entity_relics_owner_key foreign key ("owner") references users (id)',
      );
      await run('create index entity_relics_owner_idx on entity_relics ("owner")');
      put(1, add('"mark" integer', '"owner" text'));
      await migrate();
      await run(`insert into entity_relics values (gen_random_uuid(), 4, 'somebody')`);
      const { rows } = await run(
        `select relname from pg_class where relname ~ '^entity_relics_(mark|owner)'`,
      );
      expect(rows).toEqual([]);
    });

    test('keeps the type that a later migration gives it, with values that the first type would lose', async () => {
      await leave('numeric(12, 4)', '1.2345');
      put(1, add('"mark" integer'));
      put(2, 'alter table entity_relics alter column "mark" type numeric(12, 4);\n');
      await migrate();
      expect(await values('mark')).toEqual([{ value: '1.2345' }, { value: null }]);
    });
  });

  test('a column that is added again without a precision keeps all decimals', async () => {
    put(1, add('"mark" numeric(12, 2)'));
    put(3, add('"mark" numeric'));
    await migrate();
    await run('insert into entity_relics ("mark") values (1.2345)');
    expect(await values('mark')).toEqual([{ value: '1.2345' }]);
  });

  describe('the limits of a column', () => {
    test('are those of its last declaration', async () => {
      await leave('integer check ("mark" <= 9)', '4');
      put(1, add('"mark" integer check ("mark" >= 2 and "mark" <= 90)', '"other" text'));
      await migrate();
      await run('insert into entity_relics ("mark") values (50)');
      await expect(run('insert into entity_relics ("mark") values (1)')).rejects.toSatisfy(isCheckViolation);
    });

    test('are none if it is declared without', async () => {
      await leave('text check (char_length("mark") <= 2)');
      put(1, add('"mark" text'));
      await migrate();
      await run(`insert into entity_relics ("mark") values ('long')`);
    });

    test('stop the start where a value does not fit, with the statement that finds such records', async () => {
      await leave('integer', '50');
      put(1, add('"mark" integer check ("mark" <= 9)'));
      await expect(migrate()).rejects.toThrow(
        new StartError(
          'The table entity_relics has values in "mark" that its new limits refuse. Change these values (docs/operations.md), or the limits of the field. This finds them: select id, "mark" from entity_relics where not ("mark" <= 9);',
        ),
      );
      await run('insert into entity_relics ("mark") values (60)');
    });

    test('and another type stop the start with the ids of such records, of which no statement fits the former type', async () => {
      await leave('text', `'50'`, `'7'`, `'60'`);
      put(1, add('"mark" integer check ("mark" <= 9)'));
      const records = `select id from entity_relics where "mark" in ('50', '60') order by id`;
      const ids = (await sql.raw<{ id: string }>(records).execute(db)).rows.map(({ id }) => id);
      await expect(migrate()).rejects.toThrow(
        new StartError(
          `The table entity_relics has values in "mark" that its new limits refuse. Change these values (docs/operations.md), or the limits of the field. These records have them: ${ids.join(', ')}.`,
        ),
      );
      expect(await values('mark')).toEqual(['50', '60', '7', null].map((value) => ({ value })));
      await run(`insert into entity_relics ("mark") select '70' from generate_series(1, 30)`);
      await expect(migrate()).rejects.toThrow(/have them: ([0-9a-f-]{36}, ){19}[0-9a-f-]{36} …$/);
    });

    test('that a later migration changes count as it leaves them', async () => {
      await leave('integer', '50');
      put(1, add('"mark" integer check ("mark" <= 9)'));
      put(
        2,
        `alter table entity_relics drop constraint if exists entity_relics_mark_check;
alter table entity_relics add constraint entity_relics_mark_check check ("mark" <= 90);
`,
      );
      await migrate();
      await expect(run('insert into entity_relics ("mark") values (100)')).rejects.toSatisfy(
        isCheckViolation,
      );
      // The same again, as after a merge that changes the text of the first migration.
      put(1, `${add('"mark" integer check ("mark" <= 9)')}\n`);
      await migrate();
      await expect(run('insert into entity_relics ("mark") values (100)')).rejects.toSatisfy(
        isCheckViolation,
      );
      expect(await values('mark')).toEqual([{ value: '50' }, { value: null }]);
    });

    test('of a new table are those of the last migration that adds the column', async () => {
      put(1, add('"mark" integer check ("mark" <= 9)'));
      put(2, add('"mark" integer check ("mark" <= 90)'));
      await migrate();
      await run('insert into entity_relics ("mark") values (50)');
      await expect(run('insert into entity_relics ("mark") values (100)')).rejects.toSatisfy(
        isCheckViolation,
      );
    });
  });

  describe('unique values', () => {
    const index = `create unique index if not exists entity_relics_mark_unique on entity_relics (lower("mark")) where "mark" <> '';\n`;

    test('may repeat if no migration of the resource has their index', async () => {
      await leave('text', `'AB'`);
      await run(index);
      put(1, add('"mark" text'));
      await migrate();
      await run(`insert into entity_relics ("mark") values ('ab')`);
    });

    test('stay unique if one of its migrations has the index', async () => {
      await leave('text', `'AB'`);
      await run(index);
      put(1, `${add('"mark" text')}${index}`);
      put(2, add('"mark" text'));
      await migrate();
      await expect(run(`insert into entity_relics ("mark") values ('ab')`)).rejects.toSatisfy(
        isUniqueViolation,
      );
    });
  });
});
