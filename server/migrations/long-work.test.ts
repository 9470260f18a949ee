import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
import { expect, test } from 'vitest';
import { migrations } from './migrate.ts';
import { longWork } from './testing/long-work.ts';

/** The migrations up to this one were released before the rule. */
const lastFree = '034-wallet-texts';

/** Returns the statements of a migration, without a database. */
async function statementsOf(name: keyof typeof migrations): Promise<readonly string[]> {
  const made: string[] = [];
  const db = new Kysely<never>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (own) => new PostgresIntrospector(own),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
    log: ({ query }) => void made.push(query.sql),
  });
  await migrations[name].up(db);
  return made;
}

const beginnings = (texts: readonly string[]) => texts.map((text) => text.split(' ').slice(0, 3).join(' '));

test('long work on large tables is found', async () => {
  expect(beginnings(longWork(await statementsOf('033-wallet-phones')))).toEqual([
    'drop index wallets_search',
    'alter table wallets',
    'update wallets set',
    'create index wallets_search',
  ]);
  expect(longWork(await statementsOf('034-wallet-texts'))).toHaveLength(3);
  expect(beginnings(longWork(await statementsOf('017-search')))).toEqual([
    'alter table users',
    'create index users_search',
    'update establishments set',
  ]);
});

test('what only adds is none', async () => {
  for (const name of ['001-people', '021-views', '023-picture-descriptions', '032-view-order'] as const)
    expect(longWork(await statementsOf(name))).toEqual([]);
});

test.each([
  ['create index griffins_by_wing on griffins (wing, id)', false],
  ['create index if not exists griffins_by_wing on griffins (wing, id)', true],
  ['alter table griffins add constraint griffins_wings check (wings = 2)', false],
  ['alter table griffins add constraint griffins_wings check (wings = 2) not valid', true],
  ['alter table griffins add column wings integer', true],
  ["select keep_total('griffins', 'griffins')", false],
  ['update griffins set wings = 2', false],
  ['update griffins set wings = 2 /* few rows */', true],
])('%s: allowed on an older table: %s', (statement, isAllowed) => {
  expect(longWork([statement])).toEqual(isAllowed ? [] : [statement]);
  expect(longWork(['create table griffins (id uuid primary key)', statement])).toEqual([]);
});

test('a new migration does no long work in its transaction: docs/operations.md says how to avoid it', async () => {
  const found: string[] = [];
  for (const name of Object.keys(migrations).filter(isMigration)) {
    if (name > lastFree) found.push(...longWork(await statementsOf(name)).map((text) => `${name}: ${text}`));
  }
  expect(found).toEqual([]);
});

function isMigration(name: string): name is keyof typeof migrations {
  return Object.hasOwn(migrations, name);
}
