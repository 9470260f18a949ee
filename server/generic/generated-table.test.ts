import { expect, test } from 'vitest';
import { flag } from '#fields/flag/flag.ts';
import { money } from '#fields/money/money.ts';
import { quantity } from '#fields/quantity/quantity.ts';
import { tags } from '#fields/tags/tags.ts';
import { text } from '#fields/text/text.ts';
import { rest } from '#schema/endpoints.ts';
import type { Resource } from '#schema/resource.ts';
import { blankOf } from './generated-table.ts';

const vans: Resource = {
  name: 'vans',
  path: 'camionnettes',
  endpoints: rest('/admin/vans', {}),
  title: 'name',
  fields: {
    name: text({ required: true }),
    note: text({ nullable: true }),
    labels: tags({}),
    sold: flag({}),
    deposit: money({ required: true }),
    seats: quantity({ required: true }),
  },
  list: { columns: ['name'] },
  form: [],
};

test('what was never entered is an empty value of its kind; a number is missing, since 0 is a value', () => {
  const blanks = Object.keys(vans.fields).map((name) => [name, blankOf(vans, name)]);
  expect(Object.fromEntries(blanks)).toEqual({
    name: '',
    note: null,
    labels: [],
    sold: false,
    deposit: null,
    seats: null,
  });
  const { deposit } = vans.fields;
  expect(deposit?.draft.safeParse(deposit.toDraft(null)).success).toBe(false);
});
