import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dateRange } from '#fields/date-range/date-range.ts';
import { rest } from '#schema/endpoints.ts';
import { passesAll } from '#schema/filtered-records.ts';
import type { Resource } from '#schema/resource.ts';
import { conditionOf } from '#server/http/list-filters.ts';
import { embeddedService, type TestService } from '#server/testing/test-service.ts';
import { columnTypeOf } from './columns.ts';

const season = dateRange({ openEnd: true, nullable: true });
const resorts: Resource = {
  name: 'resorts',
  path: 'stations',
  endpoints: rest('/admin/resorts', { one: false, create: false, update: false, remove: false }),
  title: 'id',
  fields: { season },
  list: { columns: ['season'], filters: ['season'], sort: ['season'] },
  form: [],
};

/** In the order of the list: by the first day, then by the last one, and those without a range at the end. */
const stored = {
  day: { from: '2026-02-28', to: '2026-02-28' },
  fortnight: { from: '2026-03-03', to: '2026-03-14' },
  month: { from: '2026-03-03', to: '2026-03-31' },
  lasting: { from: '2026-03-15', to: null },
  whole: { from: '2027-01-01', to: '9999-12-31' },
  missing: null,
};
const type = columnTypeOf('daterange');
const column = sql.ref('listed.season');

let service: TestService;

beforeAll(async () => {
  service = await embeddedService();
  await sql`create table entity_resorts (id text primary key, season daterange)`.execute(service.db);
  for (const [id, value] of Object.entries(stored).reverse())
    await sql`insert into entity_resorts values (${id}, ${type.content(value)})`.execute(service.db);
}, 60_000);
afterAll(() => service.close());

/** Returns the ids of the rows that the parameters of the filter let through, in the order of the list. */
async function idsOf(values: Readonly<Record<string, string>>): Promise<string[]> {
  const filters = { season: type.compared(column, 'days', season) };
  const sent = Object.fromEntries(Object.entries(values).map(([name, value]) => [`season${name}`, [value]]));
  const condition = conditionOf({ resource: resorts, filters }, sent) ?? sql`true`;
  const { rows } = await sql<{ id: string }>`select id from entity_resorts listed where ${condition}
    order by ${type.order(column, season)}`.execute(service.db);
  const found = rows.map(({ id }) => id);
  // The stories filter their sample records in the same way.
  const records = Object.entries(stored).map(([id, value]) => ({ id, season: value }));
  const expected = records.filter((record) => passesAll(resorts, record, sent)).map(({ id }) => id);
  expect(found).toEqual(expected);
  return found;
}

describe('a column of ranges of days', () => {
  test('returns what was stored', async () => {
    const { rows } = await sql<{ id: string; season: unknown }>`
      select id, ${type.value(column)} as season from entity_resorts listed`.execute(service.db);
    expect(Object.fromEntries(rows.map(({ id, season: value }) => [id, value]))).toEqual(stored);
  });

  test('is in the order of the first days', async () => {
    expect(await idsOf({})).toEqual(Object.keys(stored));
  });

  test.each([
    ['both days included', { _from: '2026-03-14', _to: '2026-03-14' }, ['fortnight', 'month']],
    ['a period within a range', { _from: '2026-03-20', _to: '2026-03-21' }, ['month', 'lasting']],
    ['a period around a range', { _from: '2026-02-01', _to: '2026-03-02' }, ['day']],
    ['a period between ranges', { _from: '2026-03-01', _to: '2026-03-02' }, []],
    ['no first day', { _to: '2026-03-03' }, ['day', 'fortnight', 'month']],
    ['no last day', { _from: '2026-04-01' }, ['lasting', 'whole']],
    ['the last day of the calendar', { _from: '9999-12-31' }, ['lasting', 'whole']],
  ])('is filtered by what overlaps: %s', async (_, values, expected) => {
    expect(await idsOf(values)).toEqual(expected);
  });

  test('refuses a last day before the first', async () => {
    const content = type.content({ from: '2026-03-14', to: '2026-03-03' });
    await expect(
      sql`insert into entity_resorts values ('wrong', ${content})`.execute(service.db),
    ).rejects.toThrow('range lower bound must be less than or equal to range upper bound');
  });
});
