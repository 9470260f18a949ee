import { expect, test } from 'vitest';
import type { Field } from '#schema/field.ts';
import { recordId } from '#schema/record-id.ts';
import { changesOf, keptNames, offerOf } from './draft-changes.ts';

const field = (initial: unknown, more: Partial<Field> = {}): Field => ({
  kind: 'x',
  access: 'readWrite',
  required: false,
  record: recordId,
  draft: recordId,
  initial,
  toDraft: (value) => value,
  ...more,
});

const file = { accept: [], maxBytes: 1, replaces: '', removable: false };
const fields = {
  name: field(''),
  age: field(''),
  secret: field('', { access: 'writeOnly' }),
  photo: field(null, { access: 'writeOnly', file }),
  scan: field(null, { file }),
  createdAt: field(null, { access: 'readOnly' }),
  state: field(null, { choices: ['on', 'off'] }),
  driver: field(null),
  tags: field([]),
  days: field([], { choices: ['monday', 'sunday'] }),
  ringed: field(false, { choices: ['true', 'false'] }),
  place: field({ address: '', at: '' }),
};
const names = Object.keys(fields);
const kept = keptNames(fields, names);

test('a draft has no secrets, no files, no read-only fields and no fields that are not on the form', () => {
  expect(kept).toEqual(['name', 'age', 'state', 'driver', 'tags', 'days', 'ringed', 'place']);
  expect(keptNames(fields, ['name', 'secret', 'gone'])).toEqual(['name']);
});

test('only changed values are kept, with those that they replace', () => {
  const initial = { name: 'Hoth', age: '3', tags: [1], secret: '' };
  expect(changesOf(kept, initial, { ...initial, tags: [1] }, 5)).toBeUndefined();
  expect(changesOf(kept, initial, { ...initial, secret: 'x' }, 5)).toBeUndefined();
  expect(changesOf(kept, initial, { ...initial, name: 'Hoth VI', tags: [1, 2] }, 5)).toEqual({
    savedAt: 5,
    values: { name: 'Hoth VI', tags: [1, 2] },
    base: { name: 'Hoth', tags: [1] },
  });
});

const offered = (values: object, base: object, initial: object) =>
  offerOf({ savedAt: 5, values: { ...values }, base: { ...base } }, fields, kept, { ...initial });

test('a draft is offered if it differs from the record', () => {
  expect(offered({ name: 'Hoth VI' }, { name: 'Hoth' }, { name: 'Hoth' })).toEqual({
    savedAt: 5,
    values: { name: 'Hoth VI' },
    isRecordChanged: false,
  });
  expect(offered({ name: 'Hoth VI' }, { name: 'Hoth' }, { name: 'Hoth VI' })).toBeUndefined();
});

test('several choices are offered, also none', () => {
  for (const [days, before] of [
    [['monday', 'sunday'], []],
    [[], ['monday']],
  ])
    expect(offered({ days }, { days: before }, { days: before })?.values).toEqual({ days });
});

test('a value of several texts is offered', () => {
  const place = { address: 'Gare de Lyon', at: '' };
  expect(offered({ place }, {}, { place: { address: '', at: '' } })?.values).toEqual({ place });
});

test('a record that has changed since is reported, and its other changes stay', () => {
  const found = offered({ name: 'Hoth VI' }, { name: 'Hoth' }, { name: 'Hoth V', age: '4' });
  expect(found).toEqual({ savedAt: 5, values: { name: 'Hoth VI' }, isRecordChanged: true });
});

test.each([
  ['an unknown field', { gone: 'x' }],
  ['a secret', { secret: 'x' }],
  ['a number in a text', { name: 12 }],
  ['null in a text', { name: null }],
  ['an object in a text', { name: {} }],
  ['a choice that is gone', { state: 'idle' }],
  ['several choices of which one is gone', { days: ['monday', 'friday'] }],
  ['an object in a pick', { driver: { id: 1 } }],
  ['a text in a list', { tags: 'x' }],
  ['an object in a list', { tags: [{}] }],
  ['a text in a flag', { ringed: 'yes' }],
  ['a text in a value of several', { place: 'Paris' }],
  ['a value of several without one of them', { place: { address: 'Paris' } }],
])('a draft of an older form loses what the form cannot have: %s', (_, values) => {
  const initial = {
    name: '',
    state: null,
    driver: null,
    tags: [],
    days: [],
    ringed: false,
    place: { address: '', at: '' },
  };
  expect(offered({ ...values, age: '3' }, {}, { ...initial, age: '' })?.values).toEqual({ age: '3' });
});

test.each([
  ['a text', { name: 'Hoth' }],
  ['a choice', { state: 'on' }],
  ['a choice that was cleared', { state: null }],
  ['a pick', { driver: 12 }],
  ['several picks', { tags: [1, 'a'] }],
  ['a flag', { ringed: true }],
])('%s is offered', (_, values) => {
  expect(offered(values, {}, {})?.values).toEqual(values);
});
