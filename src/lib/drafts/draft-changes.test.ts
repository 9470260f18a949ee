import { expect, test } from 'vitest';
import type { Field } from '#schema/field.ts';
import { recordId } from '#schema/record-id.ts';
import { changesOf, keptNames, usableDraft } from './draft-changes.ts';

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

const usable = (values: object, base: object = {}) =>
  usableDraft({ savedAt: 5, values: { ...values }, base: { ...base }, version: 'v' }, fields, kept);

test('the changes of a draft are those of its own base, whatever the record is now', () => {
  expect(usable({ name: 'Hoth VI', age: '3' }, { name: 'Hoth', age: '3' })).toEqual({
    savedAt: 5,
    values: { name: 'Hoth VI' },
    base: { name: 'Hoth' },
    version: 'v',
  });
  expect(usable({ name: 'Hoth' }, { name: 'Hoth' })).toBeUndefined();
});

test('several choices can be changed, also to none', () => {
  for (const [days, before] of [
    [['monday', 'sunday'], []],
    [[], ['monday']],
  ])
    expect(usable({ days }, { days: before })?.values).toEqual({ days });
});

test('a value of several texts can be changed', () => {
  const place = { address: 'Gare de Lyon', at: '' };
  expect(usable({ place }, { place: { address: '', at: '' } })?.values).toEqual({ place });
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
  expect(usable({ ...values, age: '3' })?.values).toEqual({ age: '3' });
});

test.each([
  ['a text', { name: 'Hoth' }],
  ['a choice', { state: 'on' }],
  ['a choice that was cleared', { state: null }],
  ['a pick', { driver: 12 }],
  ['several picks', { tags: [1, 'a'] }],
  ['a flag', { ringed: true }],
])('%s can be changed', (_, values) => {
  expect(usable(values)?.values).toEqual(values);
});
