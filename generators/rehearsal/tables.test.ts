import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, onTestFinished, test } from 'vitest';
import { removedField, renamedColumns, renamedTable } from '#generators/editing/migration-text.ts';
import { readFields } from '#generators/grammar/fields.ts';
import { columnsCode, tableCode } from '#generators/templates/table.ts';
import { isCheckViolation } from '#server/database/errors.ts';
import type { Database } from '#server/database/tables.ts';
import { migrateGeneric } from '#server/generic/migrations.ts';
import { migrate } from '#server/migrations/migrate.ts';
import { emptyDatabases } from '#server/testing/empty-databases.ts';

/* What the generators write, run on a database: step by step, and at once in a new database. */

const openEmpty = emptyDatabases();
const folder = mkdtempSync(join(tmpdir(), 'tables-'));

let db: Database;

beforeAll(async () => {
  db = await openEmpty('embedded');
  await migrate(db);
}, 60_000);
afterAll(() => rmSync(folder, { recursive: true }));
afterEach(async () => {
  const { rows } = await run(
    `select relname from pg_class where relname like 'entity\\_%' and relkind = 'r'`,
  );
  for (const { relname } of rows) await run(`drop table ${relname} cascade`);
  await run('drop table if exists generic_migrations');
});

const run = (text: string) => sql.raw<Record<string, unknown>>(text).execute(db);

/** Runs migrations, the first ones alone before the others if the database is one that has them already. */
async function migrated(file: string, isNew: boolean, ...texts: readonly string[]): Promise<void> {
  for (const [index, text] of texts.entries()) {
    writeFileSync(join(folder, `${file}-00${index + 1}.sql`), text);
    if (!isNew) await migrateGeneric(db, folder);
  }
  await migrateGeneric(db, folder);
  for (const index of texts.keys()) rmSync(join(folder, `${file}-00${index + 1}.sql`));
}

const databases = [
  ['an existing', false],
  ['a new', true],
] as const;

test.for(databases)(
  'in %s database, a removed field that is added again has its new limits',
  async ([, isNew]) => {
    const first = tableCode('vans', readFields('plate:text(3)!!, seats:quantity(1..9), name:text'));
    const plate = removedField('vans', 'plate', ['plate'], [first]);
    const seats = removedField('vans', 'seats', ['seats'], [first, plate]);
    const insert = (text: string, number: number) =>
      run(`insert into entity_vans (id, "plate", "seats") values (gen_random_uuid(), '${text}', ${number})`);
    if (!isNew) {
      await migrated('vans', isNew, first, plate, seats);
      await insert('AB-123', 50);
    }
    const again = columnsCode('vans', readFields('plate:text(6), seats:quantity(1..90)'), [
      first,
      plate,
      seats,
    ]);
    await migrated('vans', isNew, first, plate, seats, again);
    await insert('AB-123', 50);
    await insert('ab-123', 50);
    await expect(insert('AB-123', 100)).rejects.toSatisfy(isCheckViolation);
    await expect(insert('AB-1234', 50)).rejects.toSatisfy(isCheckViolation);
  },
);

test('a renamed field that is removed leaves no limit, which has the former name', async () => {
  const first = tableCode('vans', readFields('code:text(3)!!, name:text'));
  const renamed = renamedColumns('vans', [{ from: 'code', to: 'plate' }], [first]);
  const removed = removedField('vans', 'plate', ['plate'], [first, renamed]);
  await migrated('vans', false, first, renamed, removed);
  for (const plate of ['AB-123', 'ab-123'])
    await run(`insert into entity_vans (id, "plate") values (gen_random_uuid(), '${plate}')`);
});

test.for(databases)(
  'in %s database, a table keeps its records where a field has the end of its name',
  async ([, isNew]) => {
    const notes = tableCode('rideNotes', readFields('notes:text!!'));
    const renamed = renamedColumns('rideNotes', [{ from: 'notes', to: 'remarks' }], [notes]);
    const table = renamedTable('rideNotes', 'comments', [notes, renamed]);
    if (!isNew) {
      await migrated('ride-notes', isNew, notes, renamed);
      await run(`insert into entity_ride_notes (id, "remarks") values (gen_random_uuid(), 'Calme')`);
    }
    await migrated('comments', isNew, table);
    const { rows } = await run('select "remarks" from entity_comments');
    expect(rows).toEqual(isNew ? [] : [{ remarks: 'Calme' }]);
  },
);

test('a reference needs no index with the name of another table', async () => {
  const named = (text: string) => text.replaceAll('references users', 'references entity_parking_staff');
  const parking = named(tableCode('parking', readFields('staff:reference(users)')));
  const texts = {
    'parking-001': parking,
    'parking-staff-001': tableCode('parkingStaff', readFields('name:text')),
  };
  for (const [name, text] of Object.entries(texts)) writeFileSync(join(folder, `${name}.sql`), text);
  onTestFinished(() => {
    for (const name of Object.keys(texts)) rmSync(join(folder, `${name}.sql`));
  });
  await migrateGeneric(db, folder);
  const { rows } = await run(`select relkind from pg_class where relname = 'entity_parking_staff'`);
  expect(rows).toEqual([{ relkind: 'r' }]);
});

test('a renamed resource keeps values that repeat, in a field that was unique once', async () => {
  const first = tableCode('vans', readFields('plate:text!!, name:text'));
  const removed = removedField('vans', 'plate', ['plate'], [first]);
  const again = columnsCode('vans', readFields('plate:text'), [first, removed]);
  await migrated('vans', false, first, removed, again);
  await run(
    `insert into entity_vans (id, "plate") values (gen_random_uuid(), 'AB'), (gen_random_uuid(), 'ab')`,
  );
  await migrated('lorries', false, renamedTable('vans', 'lorries', [first, removed, again]));
  const { rows } = await run('select "plate" from entity_lorries order by 1');
  expect(rows).toEqual([{ plate: 'AB' }, { plate: 'ab' }]);
});

test.for(databases)(
  'in %s database, the first migration may get a line, whatever the later ones rename, make unique or no longer so',
  async ([, isNew]) => {
    const first = tableCode(
      'vans',
      readFields('code:text!!, seats:text, owner:reference(users)!, note:text!!'),
    );
    const renamed = renamedColumns(
      'vans',
      [
        { from: 'code', to: 'plate' },
        { from: 'seats', to: 'places' },
        { from: 'owner', to: 'mainHolder' },
      ],
      [first],
    );
    const twice = renamedColumns('vans', [{ from: 'places', to: 'spaces' }], [first, renamed]);
    const removed = removedField('vans', 'note', ['note'], [first, renamed, twice]);
    const later = [renamed, twice, removed];
    if (!isNew) {
      await migrated('vans', isNew, first, ...later);
      await run(`insert into users (id, name, email, role, active_role)
        values ('0190d5a8-0000-7000-8000-000000000000', 'Alice', gen_random_uuid() || '@exemple.fr', 'client', 'client')`);
      for (const [plate, spaces] of [
        ['AB', 'four'],
        ['CD', '5'],
      ] as const)
        await run(`insert into entity_vans (id, "plate", "spaces", "mainHolder", "note")
          values (gen_random_uuid(), '${plate}', '${spaces}', '0190d5a8-0000-7000-8000-000000000000', 'x')`);
    }
    const line = `do $$ begin update entity_vans set "seats" = null where "seats"::text = 'four'; exception when undefined_column then null; end $$;\n`;
    const changed = first.replace(/(?<=\);\n)/, () => line);
    expect(changed).toContain(line);
    await migrated('vans', true, changed, ...later);
    const { rows } = await run('select "plate", "spaces", search from entity_vans order by "plate"');
    expect(rows).toEqual(
      isNew
        ? []
        : [
            { plate: 'AB', spaces: null, search: 'ab ' },
            { plate: 'CD', spaces: '5', search: 'cd 5' },
          ],
    );
    const names = await run(`
      select attname as name from pg_attribute where attrelid = 'entity_vans'::regclass and attnum > 0 and not attisdropped
      union all select indexrelid::regclass::text from pg_index where indrelid = 'entity_vans'::regclass
      union all select conname from pg_constraint where conrelid = 'entity_vans'::regclass and contype = 'f'`);
    expect(names.rows.map(({ name }) => name).toSorted()).toEqual([
      'created_at',
      'entity_vans_by_creation',
      'entity_vans_mainholder_idx',
      'entity_vans_mainholder_key',
      'entity_vans_pkey',
      'entity_vans_plate_unique',
      'entity_vans_search',
      'id',
      'mainHolder',
      'note',
      'plate',
      'search',
      'spaces',
    ]);
  },
);
