import { expect, test } from 'vitest';
import { readFields } from '#generators/grammar/fields.ts';
import { sampleRecords } from './sample-data.ts';
import { columnsCode, tableCode } from './table.ts';

const code = (fields: string) => tableCode('vans', readFields(fields));

test('columns have the types of their kinds, with limits, and JSON where SQL has no type', () => {
  const text = code(
    'plate:text(12)!, seats:quantity(1..9), load:quantity(2), rate:percent(..100), days:choices(a|b), labels:tags(..5), season:dateRange(2026-01-01..2026-12-31), photo:picture',
  );
  for (const line of [
    'add column if not exists "plate" text check (char_length("plate") <= 12)',
    'add column if not exists "seats" integer check ("seats" >= 1 and "seats" <= 9)',
    'add column if not exists "load" numeric,',
    'add column if not exists "rate" numeric check ("rate" <= 1)',
    'add column if not exists "days" text[]',
    'add column if not exists "labels" text[] check (cardinality("labels") <= 5)',
    `|| ' ' || coalesce(joined("labels"), '')`,
    `add column if not exists "season" daterange check (lower("season") >= '2026-01-01' and upper("season") - 1 <= '2026-12-31')`,
    'add column if not exists "photo" jsonb',
  ])
    expect(text).toContain(line);
});

test('unique texts and references are kept by the database', () => {
  const text = code('plate:text!!, zone:reference(categories), owner:reference(users)!');
  expect(text).toContain('create unique index if not exists entity_vans_plate_unique');
  expect(text).toContain('foreign key ("zone") references categories (id) on delete set null');
  expect(text).toContain('foreign key ("owner") references users (id) on delete restrict');
  expect(() => code(`${'a'.repeat(50)}:text!!`)).toThrow('choose a shorter name');
});

test('a search keeps the texts of earlier migrations, of either type', () => {
  const before = [`add column search text generated always as (fold(coalesce("old" #>> '{}', ''))) stored;`];
  const code = columnsCode('vans', readFields('note:longText, home:address, labels:tags'), before);
  expect(code).toContain(
    `fold(coalesce("old" #>> '{}', '') || ' ' || coalesce("note", '') || ' ' || coalesce("home" #>> '{address}', '') || ' ' || coalesce(joined("labels"), ''))`,
  );
  expect(columnsCode('vans', readFields('more:text'), [...before, code])).toContain(
    `|| ' ' || coalesce(joined("labels"), '') || ' ' || coalesce("more", ''))`,
  );
});

test('a search finds telephone numbers in any spelling, also after more migrations', () => {
  const phones = `coalesce("tel", '') || ' ' || coalesce(plain_phone("tel"), '')`;
  const first = code('plate:text, tel:phone');
  expect(first).toContain(`fold(coalesce("plate", '') || ' ' || ${phones})`);
  expect(columnsCode('vans', readFields('more:text'), [first])).toContain(
    `${phones} || ' ' || coalesce("more", ''))`,
  );
});

test('sample values suit the name of their field, are within its limits, and differ where they are unique', () => {
  const samples = sampleRecords(
    readFields(
      'plate:text!!, code:text(5)!!, marque:text, seats:quantity(2..3), date:day(2026-01-01..2026-01-31), season:dateRange(open|2026-01-01..2026-01-31)!',
    ),
  );
  const valuesOf = (name: string) => samples.map((record) => new Map(Object.entries(record)).get(name));
  expect(new Set(valuesOf('plate')).size).toBe(12);
  expect(new Set(valuesOf('code')).size).toBe(12);
  for (const text of valuesOf('code')) expect(String(text).length).toBeLessThanOrEqual(5);
  expect(valuesOf('plate')[0]).toMatch(/^[A-Z]{2}-\d{3}-[A-Z]{2}$/);
  expect(valuesOf('marque')[0]).toBe('Renault');
  for (const seats of valuesOf('seats')) expect([2, 3]).toContain(seats);
  for (const day of valuesOf('date')) expect(day).toMatch(/^2026-01-/);
  const open = { from: expect.stringMatching(/^2026-01-/), to: null };
  const closed = { ...open, to: open.from };
  for (const season of valuesOf('season')) expect([open, closed]).toContainEqual(season);
  expect(valuesOf('season')).toContainEqual(closed);
});
