import { type Planted, plantedIn } from './planting.ts';

/** Mistakes in a descriptor that the check names. */
export const inDescriptors: readonly Planted[] = [
  ...plantedIn('griffins', [
    // Names of fields.
    [
      "lines: ['name']",
      "lines: ['nmae']",
      'list.columns names “nmae”, and griffins has no such field: call it “name”',
    ],
    [
      "title: 'name'",
      "title: 'label'",
      'title names “label”, and griffins has no such field: write one of name, rank,',
    ],
    ["order: '-createdAt'", "order: '-creation'", 'list.order names “creation”'],
    ["[['hatched', 'grounded']]", "[['hatched', 'groundd']]", 'ascending names “groundd”'],
    [
      "unique: ['name']",
      "unique: ['names']",
      'unique names “names”, and griffins has no such field: call it “name”',
    ],
    ["['weight', 'hatched']", "['wieght', 'hatched']", 'form names “wieght”'],
    // The same twice.
    [
      "'rank', 'tame', 'createdAt'],",
      "'rank', 'tame', 'rank'],",
      'the column “rank” is twice in the list: remove one',
    ],
    ["['rank', 'mount', 'createdAt']", "['rank', 'mount', 'rank']", '“rank” is twice in `list.filters`'],
    ["sort: ['createdAt', 'name']", "sort: ['createdAt', 'name', 'name']", '“name” is twice in `list.sort`'],
    ["['edit', 'delete']", "['edit', 'edit']", '“edit” is twice in `list.actions`'],
    ["bulk: ['delete']", "bulk: ['delete', 'delete']", '“delete” is twice in `list.bulk`'],
    ["['mount'],\n", "['mount', 'mount'],\n", '“mount” is twice in the form: remove one'],
    [
      "['fledgling', 'elder']",
      "['fledgling', 'elder', 'elder']",
      '“rank” has the value “elder” twice: remove one',
    ],
    // Other resources.
    [
      "to: 'palanquins'",
      "to: 'palanquin'",
      '“mount” refers to “palanquin”, which is no resource: call it “palanquins”',
    ],
    // The navigation.
    ["group: 'beasts'", "group: 'beats'", 'the navigation has no group “beats”: call it “beasts”'],
    [
      "group: 'beasts'",
      "group: 'safety'",
      'no group “safety”: add its text to shell.groups in locales/fr.json, or write main or operations or beasts',
    ],
    ["icon: 'Bird'", "icon: 'Brid'", '“Brid” is no icon: call it “Bird”'],
    // Lists.
    [
      "filters: ['rank', 'mount', 'createdAt']",
      "filters: ['rank', 'mount', 'name']",
      'the list is filtered by “name”, and its kind text has no filter: remove it',
    ],
    [
      "filters: ['rank', 'mount', 'createdAt']",
      "filters: ['rank', 'mount', 'createdAt'], otherFilters: { any: ['mount', 'muont'] }",
      'list.otherFilters names “muont”, and griffins has no such field: call it “mount”',
    ],
    [
      "filters: ['rank', 'mount', 'createdAt']",
      "filters: ['rank', 'mount', 'createdAt'], otherFilters: { any: ['mount', 'words'] }",
      'the filter “any” is by “words”, and the list is not filtered by it: add it to `list.filters`',
    ],
    [
      "filters: ['rank', 'mount', 'createdAt']",
      "filters: ['rank', 'mount', 'createdAt'], otherFilters: { any: ['mount', 'rank'] }",
      'the filter “any” is by “rank”, which does not name a record of palanquins: name fields that link to one resource',
    ],
    [
      "sort: ['createdAt', 'name']",
      "sort: ['createdAt', 'price']",
      'sorted by “price”, which is not a column',
    ],
    [', sort: true }', ' }', 'its call does not sort: declare `sort: true`', "sort: ['createdAt'"],
    [
      "order: '-createdAt'",
      "order: '-createdAt', first: 'young'",
      'the list has an order, and puts what waits first: remove one of the two',
    ],
    [
      "picture: 'portrait', lines",
      "picture: 'rank', lines",
      'the picture of a column is “rank”, which is no picture',
    ],
    ["title: 'name'", "title: 'tame'", '“tame” is yes or no: it names no record: choose a text as the title'],
    // Forms.
    ["['grounded', 'words'],", "['grounded'],", 'no form holds “words”: add it to `form`', 'words: tags('],
    ["['name', 'rank'],", "['name'],", 'no form holds “rank”, which is required', 'rank: choice('],
    [
      "write: 'multipart', ",
      '',
      "“photo” is a file, but the form is sent as JSON, which cannot hold one: declare `write: 'multipart'`",
      'photo: upload(',
    ],
    [
      'maxMegabytes: 5',
      'maxMegabytes: 65',
      'the files of one form may have 65 MB, and the service accepts at most 64 MB',
    ],
    // Paths.
    ["path: 'griffons'", "path: 'api'", '“api” is reserved: a page of the product or the server uses it'],
    [
      "path: 'griffons'",
      "path: 'griffons/rares'",
      '“griffons/rares” is not a path: write it like offres-de-course',
    ],
    [
      "rest('/admin/griffins'",
      "rest('/admin/palanquins'",
      'griffins have the call POST /admin/palanquins already',
      ['palanquins', 'endpoints: rest('],
    ],
    // Its export.
    [
      'export const griffins',
      'export const griffons',
      'the export “griffons” declares “griffins”: export it as “griffins”',
    ],
    // Its limits in the table.
    [
      'quantity({ slider',
      'quantity({ decimals: 2, slider',
      'the column “weight” has the type integer, and “weight” with decimals needs numeric',
    ],
    [
      'max: 80',
      'max: 800000',
      'a form accepts “name” with a length that its column refuses: that must be at most 80',
    ],
    [
      'min: 5, max: 90',
      'min: 5, max: 900',
      'a form accepts “price” with a value that its column refuses: that must be at most 90',
    ],
    [
      "{ min: '2026-01-01', max",
      "{ min: '2025-01-01', max",
      'a form accepts “nesting” with a value that its column refuses: that must be at least 2026-01-01',
    ],
    [
      "max: '2026-12-31'",
      "max: '2027-12-31'",
      'a form accepts “nesting” with a value that its column refuses: that must be at most 2026-12-31',
    ],
    ['tags({ max: 5 })', 'tags({ max: 9 })', 'a form accepts “words” with a length that its column refuses'],
    [
      "unique: ['name']",
      'unique: []',
      'the table refuses two records with the same “name”, which is not in `unique`: add it there, or drop the index in a new server/generic/migrations/griffins-NNN.sql: drop index if exists entity_griffins_name_unique;',
      'name: text(',
    ],
    [
      "[['hatched', 'grounded']]",
      "[['grounded', 'hatched']]",
      '“hatched” may not be less than “grounded”, and the form asks for it first: swap the two',
    ],
  ]),
  ...plantedIn('palanquins', [
    ["'oiledAt', 'note']", "'oiledAt']", 'no screen shows “note”: add it to `list.columns`', 'note: text('],
    [
      "path: 'palanquins'",
      "path: 'griffons'",
      'griffins has the path “griffons” already: choose another path, here or in resources/griffins.ts',
    ],
    [
      "rest('/admin/palanquins'",
      "rest('/admin/griffins'",
      'griffins reads its list from /admin/griffins already: name the path of its own call, here or in resources/griffins.ts',
    ],
    [
      "path: '/v2/palanquins'",
      "path: '/auth/palanquins'",
      'the path /auth/palanquins of the dialect is one of this project: name a path of the other service',
    ],
  ]),
  ...plantedIn('migrations', [
    [
      `where "name" <> '';\n`,
      `where "name" <> '';\ndrop index if exists entity_griffins_name_unique;\n`,
      '“name” is unique, but the table lets two records have the same',
      ['griffins', "unique: ['name']"],
    ],
    [
      '"weight" integer,\n',
      '"weight" boolean,\n',
      'the column “weight” has the type boolean, and a quantity needs numeric',
      ['griffins', 'weight: quantity('],
    ],
    [
      '  add column if not exists "grounded" date,\n',
      '',
      'no migration has a column for “grounded”',
      ['griffins', 'grounded: day('],
    ],
    [
      'entity_griffins_name_unique',
      'entity_griffins_name',
      '“name” is unique, but the table lets two records have the same',
      ['griffins', "unique: ['name']"],
    ],
    [
      `"hatched" >= '1900-01-01'`,
      `"hatched" >= '1950-01-01'`,
      'a form accepts “hatched” with a value that its column refuses: that must be at least 1950-01-01',
      ['griffins', 'hatched: day('],
    ],
  ]),
];
