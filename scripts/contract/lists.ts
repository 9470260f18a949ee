import { comesFirst } from '#schema/filtered-records.ts';
import { largestLimit } from '#schema/largest-limit.ts';
import { member } from '#schema/objects.ts';
import { parseOrders, type SortOrder } from '#schema/sort-order.ts';
import type { Operation } from '#server/openapi/operation.ts';
import { type Mismatch, mismatch } from './mismatch.ts';
import { type Contents, statedTotal } from './responses.ts';
import { idOf } from './values.ts';

/** Reads the list with parameters; undefined if the response is not a list. */
export type ReadList = (query: Readonly<Record<string, string | number>>) => Promise<Contents | undefined>;

/** The size of the small pages, of which two are one usual page. */
const half = 5;
const usual = 2 * half;

/** Up to this total, a page of a usual size has all records. */
const smallTotal = 50;

const idsOf = ({ records }: Contents) => records.map(idOf);
const same = (one: readonly unknown[], other: readonly unknown[]) =>
  JSON.stringify(one) === JSON.stringify(other);
const wrong = (field: string, declared: string, found: string) => [mismatch('value', field, declared, found)];

/** Returns what is wrong with the ids of a list: each record is in it once. */
export function idMismatches({ records }: Contents): Mismatch[] {
  const ids = records.map(idOf).filter((id) => id !== undefined);
  return new Set(ids).size < ids.length
    ? wrong('id', 'different records in one page', 'one record twice')
    : [];
}

/** Returns what is wrong with one page of at most `limit` records. */
export function pageMismatches(contents: Contents, page: number, limit: number): Mismatch[] {
  const { length } = contents.records;
  const total = statedTotal(contents) ?? (page - 1) * limit + length;
  const expected = Math.max(0, Math.min(limit, total - (page - 1) * limit));
  return [...idMismatches(contents), ...countMismatches(length, expected, page, limit)];
}

function countMismatches(count: number, expected: number, page: number, limit: number): Mismatch[] {
  if (count > limit) return wrong('with a limit', `${limit} records at most`, 'more records');
  if (count === expected) return [];
  const found = count > expected ? 'more records' : `${count} of them`;
  return wrong('total', `${expected} records on page ${page}`, found);
}

/** Returns what is wrong with the pages of a list: the small ones must be parts of the usual one. */
export async function pagingMismatches(read: ReadList, first: Contents): Promise<Mismatch[]> {
  const second = await read({ page: 2, limit: half });
  if (second === undefined) return [];
  const ids = idsOf(first);
  const isPart = same(idsOf(second), ids.slice(half, usual));
  const [total, other] = [first, second].map(statedTotal);
  const isStated = total !== undefined && other !== undefined;
  const after =
    total === undefined ? undefined : await read({ page: Math.ceil(total / usual) + 1, limit: usual });
  return [
    ...(isPart ? [] : wrong('with a page', 'the records that follow the first page', 'other records')),
    ...(!isStated || other === total ? [] : wrong('total', 'the same total on each page', 'another total')),
    ...(after !== undefined && after.records.length > 0
      ? wrong('after the last page', 'no records', 'records')
      : []),
  ];
}

/** Returns what is wrong with a page of the largest size, which pickers and exports read: a smaller one hides records. */
export async function largePageMismatches(read: ReadList, first: Contents): Promise<Mismatch[]> {
  const large = (statedTotal(first) ?? 0) > smallTotal ? await read({ limit: largestLimit }) : undefined;
  const expected = large && Math.min(largestLimit, statedTotal(large) ?? 0);
  return expected !== undefined && large !== undefined && large.records.length < expected
    ? wrong('with a limit', `${expected} records with a limit of ${largestLimit}`, 'fewer records')
    : [];
}

/** Returns what is wrong with a page for which no order was requested: what waits must come before the rest. */
export function queueMismatches({ holds }: Operation, { records }: Contents): Mismatch[] {
  const isFirst = holds && comesFirst(holds);
  const parts = isFirst ? records.map(isFirst) : [];
  const isMixed = parts.some((first, at) => first && parts[at - 1] === false);
  return isMixed ? wrong('without an order', `those that wait (${holds?.list.first}) first`, 'others') : [];
}

const numberOf = { number: Number, time: (value: unknown) => Date.parse(String(value)) } as const;
const alphabet = new Intl.Collator('fr', { sensitivity: 'base', ignorePunctuation: true });

/** Returns true if numbers or times ascend or descend. Alphabets differ, so texts may have any order. */
function isOrdered(holds: Operation['holds'], { field, direction }: SortOrder, values: readonly unknown[]) {
  const kind = holds?.fields[field]?.sort;
  if (kind === undefined || kind === 'text') return true;
  const sign = direction === 'ascending' ? 1 : -1;
  return values
    .map(numberOf[kind])
    .every((value, at, all) => at === 0 || sign * (value - (all[at - 1] ?? value)) >= 0);
}

/** Returns what is wrong with an order of two fields: the second one orders the neighbours with equal values of the first. */
function secondOrderMismatches(
  { holds }: Operation,
  { records }: Contents,
  [first, second]: readonly [SortOrder, SortOrder],
): Mismatch[] {
  const isWrong = records.some((record, at) => {
    const before = records[at - 1];
    const values = [member(before, second.field), member(record, second.field)];
    const areEqual = before !== undefined && member(before, first.field) === member(record, first.field);
    return areEqual && values.every((value) => value != null) && !isOrdered(holds, second, values);
  });
  const fields = `${first.field},${second.field}`;
  return isWrong ? wrong(`sorted by ${fields}`, second.direction, 'another order') : [];
}

/**
 * Returns what is wrong with the orders of a list. Numbers and times must ascend or descend. Alphabets differ, so texts are
 * only compared at the ends: the first one must not come after the first one of the reverse order.
 */
export function orderMismatches(
  operation: Operation,
  pages: ReadonlyMap<string, Contents | undefined>,
): Mismatch[] {
  const { holds } = operation;
  return [...pages].flatMap(([text, page]) => {
    const [order, second] = parseOrders(text) ?? [];
    if (order === undefined || page === undefined) return [];
    if (second !== undefined) return secondOrderMismatches(operation, page, [order, second]);
    const { sort: kind, ends } = holds?.fields[order.field] ?? {};
    if (kind === undefined) return [];
    const { field, direction } = order;
    const valuesIn = ({ records }: Contents) =>
      records
        .map((record) => member(record, field))
        .filter((value) => value !== null && value !== undefined)
        .map((value) => ends?.(value)?.[0] ?? value);
    const values = valuesIn(page);
    const sign = direction === 'ascending' ? 1 : -1;
    const reverse = pages.get(direction === 'ascending' ? `-${field}` : field);
    const end = reverse && valuesIn(reverse)[0];
    const isIgnored = reverse && new Set(values).size > 1 && same(idsOf(page), idsOf(reverse));
    const isRight =
      kind === 'text'
        ? end === undefined ||
          values.length === 0 ||
          sign * alphabet.compare(String(values[0]), String(end)) <= 0
        : isOrdered(holds, order, values);
    return isRight && !isIgnored ? [] : wrong(`sorted by ${field}`, direction, 'another order');
  });
}
