import { expect, test } from 'vitest';
import { readFields } from '#generators/grammar/fields.ts';
import { columnsCode, searchedTexts, tableCode } from '#generators/templates/table.ts';
import {
  keysToRenamed,
  removedField,
  renamedColumns,
  renamedTable,
  unsearched,
  withoutKeys,
} from './migration-text.ts';

const first = tableCode('vans', readFields('plate:text!!, note:longText, owner:reference(users)'));
const second = renamedColumns('vans', [{ from: 'plate', to: 'sign' }], [first]);

test('a renamed column keeps its values and its index, and the search finds it by its new name', () => {
  expect(second).toBe(`alter table entity_vans rename column "plate" to "sign";
alter index if exists entity_vans_plate_unique rename to entity_vans_sign_unique;
`);
  expect(searchedTexts([first, second])).toEqual([`coalesce("sign", '')`, `coalesce("note", '')`]);
});

test('a column that is renamed again takes its index along', () => {
  expect(renamedColumns('vans', [{ from: 'sign', to: 'mark' }], [first, second])).toContain(
    'alter index if exists entity_vans_sign_unique rename to entity_vans_mark_unique;',
  );
});

test('a removed field is no longer searched; one that was not searched needs no migration', () => {
  const text = unsearched('vans', 'note', [first, second]);
  expect(text).toContain(`(fold(coalesce("sign", ''))) stored`);
  expect(text).not.toContain('drop column if exists "note"');
  expect(unsearched('vans', 'owner', [first, second])).toBeUndefined();
});

test('a resource with another name takes its table, its indexes and its views along', () => {
  const third = columnsCode('vans', readFields('seats:quantity(1..9)'), [first, second]);
  const text = renamedTable('vans', 'lorries', [first, second, third]);
  const statements = text.split('\n');
  expect(statements[0]).toContain(`format('alter table entity_lorries rename to %I', 'former_' ||`);
  expect(statements[1]).toBe('alter table if exists entity_vans rename to entity_lorries;');
  for (const part of [
    'alter index if exists entity_vans_sign_unique rename to entity_lorries_sign_unique;',
    'drop constraint if exists entity_vans_owner_key;',
    `update saved_views set resource = 'lorries' where resource = 'vans'`,
    `update preferences as kept set resource = 'lorries' where resource = 'vans'`,
    'create table if not exists entity_lorries (',
    'add column if not exists "sign" text',
    'add column if not exists "seats" integer check ("seats" >= 1 and "seats" <= 9)',
    'create unique index if not exists entity_lorries_sign_unique on entity_lorries (lower("sign"))',
  ])
    expect(text).toContain(part);
  // Only a database that has not run the second migration still has the former column.
  expect(statements.filter((line) => line.includes('"plate"'))).toEqual([
    expect.stringMatching(/^do .* then alter table entity_lorries rename column "plate" to "sign"/),
  ]);
});

test('a renamed resource leaves the names of other tables, and takes the views of a former name along', () => {
  const rides = tableCode('ride', readFields('offer:reference(options)')).replaceAll(
    'references options',
    'references entity_ride_offers',
  );
  const trips = renamedTable('ride', 'trip', [rides]);
  expect(trips).toContain('references entity_ride_offers (id)');
  expect(renamedTable('trip', 'journey', [trips])).toContain(
    `update saved_views set resource = 'journey' where resource = 'ride'`,
  );
});

test('the key of a reference gets the name of its column, and goes with a removed field', () => {
  const renamed = renamedColumns('vans', [{ from: 'owner', to: 'holder' }], [first]);
  expect(renamed).toContain('drop constraint if exists entity_vans_owner_key;');
  expect(renamed).toContain(
    'add constraint entity_vans_holder_key foreign key ("holder") references users (id)',
  );
  expect(renamed).toContain('alter index if exists entity_vans_owner_idx rename to entity_vans_holder_idx;');
  const former = first.replace('entity_vans_owner_idx', 'entity_vans_owner');
  expect(renamedColumns('vans', [{ from: 'owner', to: 'holder' }], [former])).toContain(
    'alter index if exists entity_vans_owner rename to entity_vans_holder;',
  );
  const dropped = 'alter table entity_vans drop constraint if exists entity_vans_holder_key;\n';
  expect(withoutKeys('vans', ['holder'], [first, renamed])).toBe(dropped);
  expect(withoutKeys('vans', ['note'], [first, renamed])).toBe('');
  expect(renamedTable('vans', 'lorries', [first, renamed])).toContain(
    'drop constraint if exists entity_vans_holder_key;',
  );
});

test('a removed field leaves neither its limits nor its index of unique values', () => {
  const table = tableCode('vans', readFields('code:text(3)!!, seats:quantity(1..9), name:text'));
  const renamed = renamedColumns('vans', [{ from: 'code', to: 'plate' }], [table]);
  const statements = removedField('vans', 'plate', ['plate'], [table, renamed]).trim().split('\n');
  expect(statements.slice(-2)).toEqual([
    'drop index if exists entity_vans_plate_unique;',
    expect.stringMatching(/^do .* attname = 'plate' loop execute format\('alter table entity_vans drop/),
  ]);
  expect(removedField('vans', 'seats', ['seats'], [table])).toMatch(/^do [^\n]* attname = 'seats' [^\n]*\n$/);
  expect(removedField('vans', 'load', ['load'], [tableCode('vans', readFields('load:quantity'))])).toBe('');
});

test('a key to a renamed table names it in a new migration, unless its field is gone', () => {
  const trips = tableCode('trips', readFields('van:reference(users)!')).replaceAll(
    'references users',
    'references entity_vans',
  );
  expect(
    keysToRenamed('trips', 'vans', 'buses', [trips]),
  ).toBe(`alter table entity_trips drop constraint if exists entity_trips_van_key;
alter table entity_trips add constraint entity_trips_van_key foreign key ("van") references entity_buses (id) on delete restrict;
`);
  expect(keysToRenamed('trips', 'users', 'people', [trips])).toBe('');
  const removed = withoutKeys('trips', ['van'], [trips]);
  expect(removed).not.toBe('');
  expect(keysToRenamed('trips', 'vans', 'buses', [trips, removed])).toBe('');
});

test('a renamed column leaves the table of its resource, of which the name ends like it', () => {
  const notes = tableCode('rideNotes', readFields('notes:text!!'));
  const renamed = renamedColumns('rideNotes', [{ from: 'notes', to: 'remarks' }], [notes]);
  const text = renamedTable('rideNotes', 'comments', [notes, renamed]);
  expect(text).not.toContain('entity_ride_remarks');
  for (const part of [
    'alter table if exists entity_ride_notes rename to entity_comments;',
    'alter index if exists entity_ride_notes_remarks_unique rename to entity_comments_remarks_unique;',
    'create table if not exists entity_comments (',
    'create unique index if not exists entity_comments_remarks_unique on entity_comments (lower("remarks"))',
  ])
    expect(text).toContain(part);
});

test('a renamed column leaves the table that its key names', () => {
  const before = tableCode('shifts', readFields('staff:reference(users)!')).replaceAll(
    'references users',
    'references entity_parking_staff',
  );
  const renamed = renamedColumns('shifts', [{ from: 'staff', to: 'agent' }], [before]);
  expect(renamed).toContain(
    'add constraint entity_shifts_agent_key foreign key ("agent") references entity_parking_staff (id) on delete restrict',
  );
  expect(renamedTable('shifts', 'rotas', [before, renamed])).toContain(
    'references entity_parking_staff (id)',
  );
});

test('a renamed column leaves the keys and indexes of a column of which the name ends like it', () => {
  const before = tableCode('trips', readFields('driver:reference(users), second_driver:reference(users)!'));
  const renamed = renamedColumns('trips', [{ from: 'driver', to: 'main' }], [before]);
  expect(withoutKeys('trips', ['second_driver'], [before, renamed])).toBe(
    'alter table entity_trips drop constraint if exists entity_trips_second_driver_key;\n',
  );
  expect(renamedTable('trips', 'tours', [before, renamed])).toContain(
    'create index if not exists entity_tours_second_driver_idx on entity_tours ("second_driver");',
  );
});

test('what is renamed again leaves the former name of its table, which begins like the one in between', () => {
  const notes = tableCode('rideNotes', readFields('notes:text!!'));
  const rides = renamedTable('rideNotes', 'ride', [notes]);
  const renamed = renamedColumns('ride', [{ from: 'notes', to: 'remarks' }], [rides]);
  expect(renamedTable('ride', 'trips', [rides, renamed])).toContain(
    'alter table if exists entity_ride_notes rename to entity_trips;',
  );
});
