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
  const reader = pageReader(async (page) => {
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
