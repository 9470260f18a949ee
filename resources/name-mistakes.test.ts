import { expectTypeOf, test } from 'vitest';
import { day } from '#fields/day/day.ts';
import { money } from '#fields/money/money.ts';
import { defineResource } from '#schema/resource.ts';
import { categories } from './categories.ts';
import { users } from './users.ts';

/*
 * The compiler is the test, as in mistakes.test.ts: each `@ts-expect-error` fails the type check if the mistake below it compiles.
 */
const { fields, endpoints } = categories;
const valid = {
  path: 'x',
  endpoints,
  title: 'titre',
  fields,
  list: { columns: ['titre'] },
  form: [['titre']],
} as const;

test('two fields that cannot be compared, and what waits without a text', () => {
  const dated = { ...fields, titre: day({}), titre_en: money({}) };
  // @ts-expect-error titre and titre_en are not two amounts, days or moments of one kind in the form
  defineResource('categories', { ...valid, fields: dated, ascending: [['titre', 'titre_en']] });
  // @ts-expect-error Add resources.categories.waits to locales/fr.json
  defineResource('categories', { ...valid, list: { columns: ['titre'], first: 'recent' } });
});

test('a title, a question or unique values by what is not a field', () => {
  // @ts-expect-error Records have no field titel
  defineResource('categories', { ...valid, title: 'titel' });
  // @ts-expect-error Records have no field titel
  defineResource('categories', { ...valid, summary: ['titel'] });
  // @ts-expect-error Records have no field titel
  defineResource('categories', { ...valid, unique: ['titel'] });
  // @ts-expect-error Records have no field titel
  defineResource('categories', { ...valid, list: { columns: [{ id: 'identity', lines: [['titel']] }] } });
});

test('a picture of a column that is no field', () => {
  const { fields: own, endpoints: calls } = users;
  const shown = { endpoints: calls, title: 'name', fields: own, form: [] } as const;
  const columnsOf = <const Picture extends string>(picture: Picture) =>
    ({ columns: [{ id: 'identity', picture, lines: ['name'] }] }) as const;
  // @ts-expect-error Records have no field photoz
  defineResource('users', { ...shown, list: columnsOf('photoz') });
  defineResource('users', { ...shown, list: columnsOf('avatar') });
});

test('pairs that can be compared', () => {
  const dated = { ...fields, titre: day({}), titre_en: day({}) };
  const { ascending } = defineResource('categories', {
    ...valid,
    fields: dated,
    ascending: [['titre', 'titre_en']],
  });
  expectTypeOf(ascending).toEqualTypeOf<readonly (readonly [string, string])[] | undefined>();
});
