import { expect, test } from 'vitest';
import { choice } from '#fields/choice/choice.ts';
import { categories } from '#resources/categories.ts';
import type { Resource } from '#schema/resource.ts';
import { findResourceMistakes, readDeclared } from './check.ts';

const declared = (await readDeclared()).filter(({ exported }) => exported === 'categories');
const { fields, form, list } = categories;

/** A descriptor in which words occur before the part that has the mistake. */
const source = `export const categories = defineResource('categories', {
  title: 'titre',
  fields: {
    titre: text({ required: true }),
    state: choice({ values: ['progress', 'in-progress', 'done'] }),
    other: choice({ values: [
      'in-progress', 'in-progress'] }),
  },
  list: { columns: ['titre'], sort: ['titre', 'state'] },
  form: [['titre', 'titre'], ['state']],
  dialect: {
    list: get('/auth/v2/bikes'),
  },
});`;

test.each<readonly [line: number, sentence: string, resource: Partial<Resource>]>([
  [10, '“titre” is twice in the form', { form: [...form, ['titre']] }],
  [10, 'form names “state”', { form: [...form, ['state']] }],
  [9, 'sorted by “titre”', { list: { ...list, columns: ['description'], sort: ['titre'] } }],
  [
    7,
    '“other” has the value “in-progress” twice',
    { fields: { ...fields, other: choice({ values: ['in-progress', 'in-progress'], required: true }) } },
  ],
  [12, '/auth/v2/bikes of the dialect', { dialect: { list: { method: 'GET', path: '/auth/v2/bikes' } } }],
])('line %i is that of the mistake: %s', (line, sentence, resource) => {
  const changed = declared.map((each) => ({ ...each, source, resource: { ...each.resource, ...resource } }));
  const found = findResourceMistakes(changed).filter((mistake) => mistake.includes(sentence));
  expect(found).toEqual([expect.stringContaining(`resources/categories.ts:${line}: `)]);
});
