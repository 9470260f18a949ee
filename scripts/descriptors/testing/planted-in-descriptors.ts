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
    // Lists.
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
      '"weight" integer,\n',
      '"weight" boolean,\n',
      'the column “weight” has the type boolean, and a quantity needs numeric',
      ['griffins', 'weight: quantity('],
    ],
    [
      '  add column if not exists "hatched" date,\n',
      '',
      'no migration has a column for “hatched”',
      ['griffins', 'hatched: day('],
    ],
    [
      'entity_griffins_name_unique',
      'entity_griffins_name',
      '“name” is unique, but the table lets two records have the same',
      ['griffins', "unique: ['name']"],
    ],
  ]),
];
