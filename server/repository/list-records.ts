import { type RawBuilder, sql } from 'kysely';
import { largestLimit } from '#schema/largest-limit.ts';
import type { StoredRecord } from '#schema/resource.ts';
import { endValue, pageEnds } from '#server/database/page-ends.ts';
import { keysOf, type ListQuery, type Page, pageOf, type Source, totalOf } from '#server/database/paging.ts';
import { searchedPage } from '#server/database/searched-page.ts';
import type { Database } from '#server/database/tables.ts';
import type { ListCondition } from '#server/http/list-filters.ts';
import { waitingFirst } from '#server/http/list-query.ts';
import { fromItem, isOf, ordersOf, selectRecords } from './records.ts';
import type { ResourceTable } from './resource-table.ts';
import { searchCondition } from './search-condition.ts';

/**
 * Returns a condition that every row fulfils. It names the rows that wait and the others, so that the database finds a period in
 * each part of their index; otherwise it would read all entries of the index up to that period.
 */
const inBothParts = ({ waiting }: ResourceTable) => (waiting ? sql`${waiting} in (true, false)` : sql`true`);

/** Returns a condition that is fulfilled if all of these are. */
const allOf = (conditions: readonly ListCondition[]) =>
  sql.join([sql`true`, ...conditions.map(({ condition }) => condition)], sql` and `);

/**
 * Reads one page of the records that fulfil some conditions and contain every word of the query. The total is exact if
 * there is neither a condition nor a query; otherwise it is counted up to a limit.
 *
 * What a condition limits may be far down in the order of another member: the rides of today are the last ones by their reference.
 * Then the rows are found as those of a search are.
 */
export async function listRecords(
  db: Database,
  table: ResourceTable,
  query: ListQuery,
  conditions: readonly ListCondition[] = [],
) {
  const text = table.isSearched === false ? '' : query.query;
  const isFound = text !== '';
  const { indexed, checked, isFrequent, isEstimable } = await searchCondition(db, table, text);
  const inParts = query.sort.includes(waitingFirst) ? inBothParts(table) : sql`true`;
  const whole = sql`${isOf(table)} and ${allOf(conditions)}`;
  const order = query.sort.find((each) => each !== waitingFirst)?.field ?? '';
  const isInOrder = ({ limits }: ListCondition) => limits === undefined || limits.includes(order);
  const inOrder = conditions.filter(isInOrder);
  const isLimitedApart = inOrder.length < conditions.length;
  const source = {
    from: fromItem(table),
    where: sql`${whole} and ${indexed}`,
    checked: sql`${whole} and ${inParts} and ${checked}`,
    unsearched: sql`${isOf(table)} and ${allOf(inOrder)} and ${inParts}`,
    isEstimable: isFound ? isEstimable === true && conditions.length === 0 : true,
    // Nearly every limit has an index.
    isFrequent: isFound ? isFrequent : true,
    orders: ordersOf(table),
    ...(!isFound && conditions.length === 0 && { totalName: table.totalName ?? table.name }),
  };
  if (!isFound && !isLimitedApart) return runOfPages(db, table, source, query);
  return recordsOf(db, table, await searchedPage(db, source, query));
}

const recordsOf = async (db: Database, table: ResourceTable, { rows, ...totals }: Page) => ({
  items: rows === undefined ? [] : await selectRecords(db, table, rows),
  ...totals,
});

/** The member with the keys of a row, which is not sent. */
const endMember = ' end';

/** Reads one page of a list. A page of an export is read after the end of the one before, if it is known. */
async function runOfPages(db: Database, table: ResourceTable, source: Source, query: ListQuery) {
  const { reader, page, limit, sort } = query;
  if (reader === undefined || limit < largestLimit)
    return recordsOf(db, table, await pageOf(db, source, query));
  const keys = keysOf(sort, source);
  const total = await totalOf(db, source);
  const ends = pageEnds(
    db,
    { from: source.from, where: source.checked, sort, keys },
    { reader, page, limit, total },
  );
  if (!ends.isFar) {
    ends.forget();
    return recordsOf(db, table, await pageOf(db, source, query, { total }));
  }
  const value: RawBuilder<unknown> = endValue(keys);
  const withEnds = { ...table, columns: { ...table.columns, [endMember]: { value } } };
  const read = async (after?: RawBuilder<unknown>) =>
    recordsOf(db, withEnds, await pageOf(db, source, query, { total, after }));
  const after = ends.after();
  const first = await read(after);
  const isShort = after !== undefined && first.items.length < limit;
  const { items, ...totals } = isShort && (await ends.mayMiss()) ? await read() : first;
  const last = items.at(-1);
  if (last !== undefined && items.length === limit) ends.remember(String(last['id']), last[endMember]);
  else ends.forget();
  const sent = items.map(({ [endMember]: _, ...record }): StoredRecord => record);
  return { items: sent, ...totals };
}
