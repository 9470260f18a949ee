import { expect, expectTypeOf, test } from 'vitest';
import { day } from '#fields/day/day.ts';
import { moment } from '#fields/moment/moment.ts';
import { money } from '#fields/money/money.ts';
import { text } from '#fields/text/text.ts';
import type { ComparablePair } from '#schema/ascending.ts';
import { draftSchema, sentSchema } from '#schema/draft-schemas.ts';
import { rest } from '#schema/endpoints.ts';
import type { Resource } from '#schema/resource.ts';

const offers: Resource = {
  name: 'offers',
  endpoints: rest('/offers', {}),
  title: 'name',
  fields: {
    name: text({ required: true }),
    from: day({}),
    until: day({ nullable: true }),
    opens: moment({}),
    closes: moment({}),
    least: money({}),
    most: money({}),
  },
  list: { columns: ['name'] },
  form: [['name']],
  ascending: [
    ['from', 'until'],
    ['opens', 'closes'],
    ['least', 'most'],
  ],
};
const empty = { name: 'Hiver', from: '', until: '', opens: '', closes: '', least: '', most: '' };

/** Returns the problems of a draft, by field. */
function problemsOf(draft: Readonly<Record<string, string>>) {
  const { error } = draftSchema(offers).safeParse({ ...empty, ...draft });
  return (error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message.split('?')[0]}`);
}

test.each([
  [{ from: '2026-03-02', until: '2026-03-01' }, ['until: notBeforeField']],
  [{ from: '2026-03-01', until: '2026-03-01' }, []],
  [{ from: '2026-03-01', until: '' }, []],
  [{ from: '', until: '2026-03-01' }, []],
  [{ from: '31/02/2026', until: '2026-01-01' }, ['from: noSuchDay']],
  [{ opens: '2026-03-01T10:00:00+02:00', closes: '2026-03-01T09:00:00Z' }, []],
  [{ opens: '2026-03-01T10:00:00Z', closes: '2026-03-01T10:00:00+02:00' }, ['closes: notBeforeMoment']],
  [{ least: '9,50', most: '10' }, []],
  [{ least: '10', most: '9,50' }, ['most: notBelowField']],
])('the second of two fields may not be less than the first: %j', (draft, problems) => {
  expect(problemsOf(draft)).toEqual(problems);
});

test('a form shows such an error together with those of other fields', () => {
  expect(problemsOf({ name: '', least: '10', most: '9' })).toEqual(['name: required', 'most: notBelowField']);
});

test('the service refuses what a form refuses', () => {
  const sent = { name: 'Hiver', from: null, until: null, opens: null, closes: null, least: 2, most: 1 };
  expect(sentSchema(offers).safeParse(sent).error?.issues).toMatchObject([{ path: ['most'] }]);
  expect(sentSchema(offers).safeParse({ ...sent, most: 2 }).success).toBe(true);
  expect(sentSchema(offers).safeParse(null).success).toBe(false);
});

test('the compiler refuses fields that cannot be compared: texts, other kinds, one field twice', () => {
  const fields = { name: text({}), from: day({}), until: day({}), price: money({}), cost: money({}) };
  type Pair = ComparablePair<typeof fields>;
  expectTypeOf<readonly ['from', 'until'] | readonly ['cost', 'price']>().toExtend<Pair>();
  expectTypeOf<readonly ['name', 'until']>().not.toExtend<Pair>();
  expectTypeOf<readonly ['price', 'until']>().not.toExtend<Pair>();
  expectTypeOf<readonly ['from', 'from']>().not.toExtend<Pair>();
});
