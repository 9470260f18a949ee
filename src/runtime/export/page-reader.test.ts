import { expect, test } from 'vitest';
import { pageReader } from './page-reader.ts';

const size = 100;
const idsFrom = (first: number, count: number) => Array.from({ length: count }, (_, at) => first + at);

interface ListState {
  ids: number[];
  counted?: boolean;
}

/** Reads a list of 250 records to its end. `change` changes the list before the call with a number. */
async function readWith(change: (list: ListState, call: number) => void, counted = true) {
  const list = { ids: idsFrom(0, 250) };
  const calls: number[] = [];
  const reader = pageReader(async (page, limit) => {
    expect(limit).toBe(size);
    calls.push(page);
    change(list, calls.length);
    const records = list.ids.slice((page - 1) * size, page * size).map((id) => ({ id }));
    return { records, total: counted ? list.ids.length : 10, totalKnown: counted, more: false };
  });
  const ids: unknown[] = [];
  const { signal } = new AbortController();
  for (let part = await reader.next(signal); part !== undefined; part = await reader.next(signal))
    ids.push(...part.map(({ id }) => id));
  return { ids, calls, reader, list };
}

test.for([true, false])(
  'each page is read once, and each record, in a list that is counted: %s',
  async (counted) => {
    const { ids, calls, reader } = await readWith(() => undefined, counted);
    expect(ids).toEqual(idsFrom(0, 250));
    expect(calls).toEqual([1, 2, 3]);
    expect(reader.hasChanged()).toBe(false);
    expect(reader.total()).toBe(counted ? 250 : undefined);
  },
);

test('a record that moved to a read page is found there, and it is known that the list changed', async () => {
  const { ids, calls, reader, list } = await readWith(({ ids: all }, call) => {
    if (call === 2) all.splice(7, 1);
  });
  expect(calls).toEqual([1, 2, 1, 3]);
  expect(list.ids.filter((id) => !ids.includes(id))).toEqual([]);
  expect(reader.read()).toBe(250);
  expect(reader.hasChanged()).toBe(true);
});

test('records are found although more are removed than a page has, and while pages are read again', async () => {
  const { ids, calls, list } = await readWith(({ ids: all }, call) => {
    if (call === 3) all.splice(0, 120);
    if (call === 4) all.splice(0, 5);
  });
  expect(list.ids.filter((id) => !ids.includes(id))).toEqual([]);
  expect(calls).toEqual([1, 2, 3, 2, 1]);
});

test('a removal after the last page that was read misses nothing', async () => {
  const { ids, reader, list } = await readWith(({ ids: all }, call) => {
    if (call === 2) all.splice(240, 1);
  });
  expect(ids.toSorted()).toEqual(list.ids.toSorted());
  expect(reader.hasChanged()).toBe(false);
});

test.for([true, false])(
  'no record is read twice if some are added, and it is known that the list changed, counted: %s',
  async (counted) => {
    const { ids, calls, reader } = await readWith(({ ids: all }, call) => {
      if (call === 2) all.unshift(1_000);
    }, counted);
    expect(ids).toEqual(idsFrom(0, 250));
    expect(calls).toEqual([1, 2, 3]);
    expect(reader.hasChanged()).toBe(true);
  },
);

test('records without an id are taken once', async () => {
  let call = 0;
  const reader = pageReader(async () => {
    call += 1;
    const total = call === 1 ? 150 : 149;
    return {
      records: Array.from({ length: call === 2 ? 49 : 100 }, () => ({})),
      total,
      totalKnown: true,
      more: false,
    };
  });
  const { signal } = new AbortController();
  while ((await reader.next(signal)) !== undefined);
  expect(reader.read()).toBe(149);
});

/** Reads a list of a service whose pages have fewer rows than were asked for. `partOf` returns the rows of a page. */
async function readFrom(partOf: (page: number, limit: number) => object[], total: number, more = false) {
  const calls: string[] = [];
  const reader = pageReader(async (page, limit) => {
    calls.push(`${page}/${limit}`);
    return { records: partOf(page, limit).map((each) => ({ ...each })), total, totalKnown: true, more };
  });
  const ids: unknown[] = [];
  const { signal } = new AbortController();
  for (let part = await reader.next(signal); part !== undefined; part = await reader.next(signal))
    ids.push(...part.map(({ id }) => id));
  return { ids, calls, reader };
}
const rows = idsFrom(0, 237).map((id) => ({ id }));
const part = (all: readonly object[], start: number, count: number) => all.slice(start, start + count);

test.for([
  {
    service: 'counts with its own size',
    offset: (page: number, limit: number) => (page - 1) * Math.min(limit, 50),
  },
  {
    service: 'counts with the size in the call',
    offset: (page: number, limit: number) => (page - 1) * limit,
  },
])(
  'all pages are read, each record once, if a service has fewer rows on a page than asked, and $service',
  async ({ offset }) => {
    const { ids, calls, reader } = await readFrom(
      (page, limit) => part(rows, offset(page, limit), Math.min(limit, 50)),
      rows.length,
    );
    expect(ids).toEqual(idsFrom(0, 237));
    expect(calls).toEqual(['1/100', '2/50', '3/50', '4/50', '5/50']);
    expect(reader.hasChanged()).toBe(false);
  },
);

test('the same is read without ids', async () => {
  const { ids, reader } = await readFrom(
    (page, limit) => part(rows, (page - 1) * limit, Math.min(limit, 50)).map(() => ({})),
    rows.length,
  );
  expect(ids).toHaveLength(237);
  expect(reader.hasChanged()).toBe(false);
});

test('all pages are read of a list that is counted in part, by a service with fewer rows on a page', async () => {
  const { ids, reader } = await readFrom(
    (page, limit) => part(rows, (page - 1) * limit, Math.min(limit, 50)),
    120,
    true,
  );
  expect(ids).toEqual(idsFrom(0, 237));
  expect(reader.total()).toBeUndefined();
  expect(reader.hasChanged()).toBe(false);
});

test('a page that lacks some rows is not the last one, and it is known that they are missing', async () => {
  const { ids, calls, reader } = await readFrom(
    (page, limit) => part(rows, (page - 1) * limit, limit).slice(page === 2 ? 3 : 0),
    rows.length,
  );
  expect(calls).toEqual(['1/100', '2/100', '3/100']);
  expect(ids).toHaveLength(234);
  expect(reader.hasChanged()).toBe(true);
});

test('rows that the first page lacks are missing, and no others', async () => {
  const { ids, reader } = await readFrom(
    (page, limit) => part(rows, (page - 1) * limit, limit).slice(page === 1 ? 3 : 0),
    rows.length,
  );
  expect(ids.toSorted((one, other) => Number(one) - Number(other))).toEqual(idsFrom(3, 234));
  expect(reader.hasChanged()).toBe(true);
});

test.for([
  { total: 237, more: false },
  { total: 237, more: true },
])('it ends with an empty page, and it is known that rows are missing: %o', async ({ total, more }) => {
  const { ids, calls, reader } = await readFrom(
    (page) => (page === 1 ? part(rows, 0, 100) : []),
    total,
    more,
  );
  expect([ids.length, calls]).toEqual([100, ['1/100', '2/100']]);
  expect(reader.hasChanged()).toBe(true);
});

test('a service that sends the same page again and again is read to an end, each record once', async () => {
  const { ids, reader } = await readFrom(() => part(rows, 0, 50), rows.length);
  expect(ids).toEqual(idsFrom(0, 50));
  expect(reader.hasChanged()).toBe(true);
});
