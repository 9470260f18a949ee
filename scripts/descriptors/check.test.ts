import { expect, test } from 'vitest';
import { flag } from '#fields/flag/flag.ts';
import { quantity } from '#fields/quantity/quantity.ts';
import { reference } from '#fields/reference/reference.ts';
import { categories } from '#resources/categories.ts';
import { options } from '#resources/options.ts';
import { plans } from '#resources/plans.ts';
import { rides } from '#resources/rides.ts';
import { users } from '#resources/users.ts';
import type { RecordFilters } from '#schema/field.ts';
import type { Resource } from '#schema/resource.ts';
import { findResourceMistakes, readDeclared } from './check.ts';
import { filterMistakes } from './link-rules.ts';

const all = await readDeclared();
const texts = (name: string) => all.find(({ resource }) => resource.name === name)?.texts ?? {};

test('no descriptor of the product has a mistake', () => {
  expect(all.length).toBeGreaterThan(10);
  expect(findResourceMistakes(all)).toEqual([]);
});

type Planted = Partial<Omit<(typeof all)[number], 'resource'>> & { readonly resource?: Partial<Resource> };
const { fields, list } = categories;
const { image } = fields;
const heavy = { ...image, file: { ...image.file, maxBytes: 65 * 1024 ** 2 } };
const fine = { min: 0, max: 10, step: 0.01 };
/** An option with a field that names users, but not each of them. */
const naming = (filters: RecordFilters) => {
  const author = reference({ to: 'users', by: 'name' });
  return {
    resource: { fields: { ...options.fields, author: { ...author, link: { ...author.link, filters } } } },
  };
};
const role = { ...users.fields.role, choices: ['client', 'driver', 'admin', 'client'] };

/** Mistakes that compile, each with the resource, what is planted, and what the sentence names. */
const planted: readonly (readonly [resource: Resource, planted: Planted, sentence: string])[] = [
  [
    users,
    { resource: { fields: { ...users.fields, role } } },
    '“role” has the value “client” twice: remove one',
  ],
  [
    users,
    { texts: { ...texts('users'), choices: { role: { pilot: 'Pilote' } } } },
    'labels “pilot”, which “role” does not have',
  ],
  [
    categories,
    { resource: { list: { ...list, columns: ['titre'], sort: ['createdAt'] } } },
    'sorted by “createdAt”, which is not a column',
  ],
  [
    categories,
    {
      resource: {
        endpoints: { ...categories.endpoints, list: { ...categories.endpoints.list, sort: false } },
      },
    },
    'its call does not sort: declare `sort: true`',
  ],
  [
    categories,
    { resource: { list: { ...list, first: 'x', order: '-createdAt' } } },
    'the list has an order, and puts what waits first: remove one of the two',
  ],
  [
    categories,
    { resource: { list: { ...list, columns: ['titre', 'descripton'] } } },
    'list.columns names “descripton”, and categories has no such field: call it “description”',
  ],
  [
    categories,
    { resource: { title: 'label' } },
    'has no such field: write one of titre, titre_en, description,',
  ],
  [categories, { resource: { list: { ...list, order: '-title' } } }, 'list.order names “title”'],
  [plans, { resource: { ascending: [['name', 'prise']] } }, 'ascending names “prise”, and plans has no such'],
  [
    categories,
    { texts: { ...texts('categories'), fields: { titel: 'Titre' } } },
    'the dictionary labels “titel”, and categories has no such field: call it “titre”',
  ],
  [
    categories,
    { texts: { ...texts('categories'), columns: {} } },
    'resources.categories.columns.identity is missing: add it to locales/fr.json',
  ],
  [
    users,
    { texts: { ...texts('users'), choices: { role: { client: 'Client' } } } },
    'resources.users.choices.role.driver is missing',
  ],
  [categories, { resource: { form: [['titre', 'titre_en'], ['image']] } }, 'no form holds “description”'],
  [categories, { resource: { form: [...categories.form, ['titre']] } }, '“titre” is twice in the form'],
  [
    categories,
    { resource: { title: 'on', fields: { ...fields, on: flag({ access: 'readOnly' }) } } },
    'yes or no',
  ],
  [
    categories,
    { resource: { list: { ...list, columns: [{ id: 'identity', picture: 'titre', lines: ['titre'] }] } } },
    'the picture of a column is “titre”, which is no picture',
  ],
  [
    categories,
    { texts: { ...texts('categories'), name: ' ' } },
    'the text resources.categories.name is empty',
  ],
  [
    rides,
    { texts: { ...texts('rides'), comands: {} } },
    'no screen reads resources.rides.comands: call it “commands”',
  ],
  [
    rides,
    { texts: { ...texts('rides'), filtres: {} } },
    'no screen reads resources.rides.filtres: call it “filters”',
  ],
  [
    rides,
    { texts: { ...texts('rides'), timline: {} } },
    'no screen reads resources.rides.timline: call it “timeline”',
  ],
  [categories, { texts: { ...texts('categories'), create: {} } }, 'the text create.title is missing'],
  [options, { resource: { path: 'categories' } }, 'categories has the path “categories” already'],
  [
    options,
    { resource: { path: 'parametres' } },
    '“parametres” is reserved: a page of the product or the server uses it',
  ],
  [options, { resource: { path: 'api' } }, '“api” is reserved'],
  [options, { resource: { path: 'a/b' } }, '“a/b” is not a path'],
  [
    options,
    { resource: { dialect: { list: { method: 'GET', path: '/auth/options' } } } },
    'the path /auth/options of the dialect is one of this project: name a path of the other service',
  ],
  [
    options,
    { resource: { endpoints: categories.endpoints } },
    'categories reads its list from /admin/categories already',
  ],
  [
    categories,
    {
      resource: {
        endpoints: { ...categories.endpoints, create: { method: 'POST', path: '/x', encoding: 'json' } },
      },
    },
    '“image” is a file, but the form is sent as JSON',
  ],
  [
    categories,
    { resource: { fields: { ...categories.fields, image: heavy } } },
    'the files of one form may have 65 MB, and the service accepts at most 64 MB',
  ],
  [
    plans,
    { resource: { fields: { ...plans.fields, interval_count: quantity({ slider: fine }) } } },
    'the slider of “interval_count” has 1000 steps',
  ],
  [
    options,
    naming({ phone: ['06'] }),
    '“author” filters users by “phone”, and their list has no such filter: write one of role, status,',
  ],
  [
    options,
    naming({ role: ['driver', 'pilot'] }),
    '“author” filters users by the role “pilot”, which no record can have: write one of client, driver, admin',
  ],
  [
    options,
    naming({ createdAt_from: ['2026-01-01'] }),
    'by the createdAt_from “2026-01-01”, which no record can have: write it as the call of the list takes it',
  ],
  [
    options,
    naming({ createdAt_from: ['2026-01-01T00:00:00Z', '2026-02-01T00:00:00Z'] }),
    'by 2 values of “createdAt_from”, and this filter takes one value: leave one',
  ],
  [
    options,
    {
      resource: {
        commands: {
          assign: {
            call: { method: 'PUT', path: '/admin/options/{id}' },
            asks: naming({ role: ['pilot'] }).resource.fields,
          },
        },
      },
    },
    '“author” filters users by the role “pilot”, which no record can have',
  ],
  [
    options,
    { resource: { fields: { plan: reference({ to: 'plans', by: 'name', filters: { name: ['a'] } }) } } },
    'remove it: the list has no filters',
  ],
  [options, { exported: 'choices' }, 'the export “choices” declares “options”'],
  [options, { file: 'resources/option.ts' }, 'call it resources/options.ts'],
  [options, { migrations: 'add column "titre" jsonb' }, 'no migration has a column for “titre_en”'],
];

test('a reference cannot filter by what the call of the list decides', () => {
  const { endpoints } = users;
  const query = { role: 'driver' };
  const drivers = { ...users, endpoints: { ...endpoints, list: { ...endpoints.list, query } } };
  expect([...filterMistakes(drivers, { role: ['admin'], status: ['active'] })]).toEqual([
    ['filters users by “role”, whose value the call of their list decides', expect.any(String)],
  ]);
});

test.each(planted)(
  '%# a mistake in %s is named with its line',
  ({ name }, { resource = {}, ...rest }, sentence) => {
    const changed = all.map((each) =>
      each.resource.name === name ? { ...each, ...rest, resource: { ...each.resource, ...resource } } : each,
    );
    const found = findResourceMistakes(changed);
    expect(found.join('\n')).toContain(sentence);
    for (const line of found) expect(line).toMatch(/^resources\/[\w-]+\.ts:\d+: .+\.$/);
  },
);
