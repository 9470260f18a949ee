import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { rest } from './endpoints.ts';
import type { Field } from './field.ts';
import { meantBy, partsOf } from './form-body.ts';
import type { Resource } from './resource.ts';

const field = (draft: z.ZodMiniType, options: object = {}): Field => ({
  kind: 'text',
  access: 'readWrite',
  required: false,
  record: z.unknown(),
  draft,
  initial: null,
  toDraft: (value) => value,
  ...options,
});

const rooms: Resource = {
  name: 'rooms',
  endpoints: rest('/admin/rooms', { write: 'multipart' }),
  title: 'name',
  fields: {
    name: field(z.string().check(z.minLength(1))),
    price: field(z.string(), { sent: z.number() }),
    open: field(z.boolean()),
    tags: field(z.array(z.string())),
    floor: field(z.nullable(z.number())),
    made: field(z.string(), { access: 'readOnly' }),
  },
  list: { columns: ['name'] },
  form: [],
};

test('each part of a form is read as its field means it', () => {
  const parts = { name: '12', price: '9.5', open: 'true', tags: 'a', floor: '3', made: 'today' };
  expect(meantBy(rooms, parts)).toEqual({ name: '12', price: 9.5, open: true, tags: ['a'], floor: 3 });
  expect(meantBy(rooms, { tags: ['a', 'b'] }).tags).toEqual(['a', 'b']);
});

test('what has no part is nothing, as far as its field takes nothing', () => {
  expect(meantBy(rooms, {})).toEqual({
    name: undefined,
    price: undefined,
    open: false,
    tags: [],
    floor: null,
  });
});

test('what no field takes stays as it came, to be refused', () => {
  expect(meantBy(rooms, { price: 'x' }).price).toBe('x');
});

test('several parts of one name are a list, a line ends as it was typed, and a file that was not chosen is none', () => {
  const form = new FormData();
  for (const id of ['a', 'b']) form.append('tags', id);
  form.append('name', 'Deux\r\nlignes');
  form.append('photo', new File([], ''));
  expect(partsOf(form)).toEqual({ tags: ['a', 'b'], name: 'Deux\nlignes' });
});
