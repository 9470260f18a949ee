import { type RawBuilder, sql } from 'kysely';
import type { Endpoints } from '#schema/endpoints.ts';
import type { FiltersOf, RecordOf, Resource, SortOf } from '#schema/resource.ts';
import { parseSort, type SortOrder } from '#schema/sort-order.ts';
import type { MessageName } from '#server/base/messages.ts';
import type { Database, Tables } from '#server/database/tables.ts';
import { conditionOf, type RowFilter } from '#server/http/list-filters.ts';
import type { Column } from './columns.ts';

/** The messages of a resource's responses. Without `created` or `updated`, the response holds the record alone. */
interface Messages {
  readonly notFound?: MessageName;
  readonly created?: MessageName;
  readonly updated?: MessageName;
  readonly deleted?: MessageName;
  /** The message if a draft names records that do not exist. */
  readonly unknown?: MessageName;
}

/**
 * A link to records of another table that a word of a search finds. Their ids are read before the list, so that PostgreSQL knows
 * how many rows they have when it plans; of a subquery it expects so many that it uses no index.
 */
interface SearchedLink {
  /** The column with the id of the record; it has an index. */
  readonly column: string;
  /** Returns the query of the ids that a word finds: few, and from an index or a small table. */
  idsBy(word: string): RawBuilder<unknown>;
}

interface Options {
  /** True if the list can be searched, in the column `search`. Default: true. */
  readonly isSearched?: boolean;
  /**
   * The records whose column `search` has the texts of a row, and the row's column with their ids. A copy of these texts in each
   * row would be larger, and slower to write and to search. Default: the rows have the column themselves.
   */
  readonly textsOf?: { readonly column: string; readonly table: keyof Tables };
  /** The links by which a search finds rows, beside the texts in the column `search`. Default: none. */
  readonly alsoFound?: readonly SearchedLink[];
  /**
   * Returns the condition of the rows that a search may find: their copies of other texts are up to date. Undefined: it may find all.
   * Default: all.
   */
  searchedIf?(db: Database): Promise<RawBuilder<unknown> | undefined>;
  /** The condition of the rows that belong to the resource. Default: all rows of the table. */
  readonly only?: RawBuilder<unknown>;
  /** The name under which the list is counted (`keep_total` in the database). Default: that of the table. */
  readonly totalName?: string;
  readonly messages?: Messages;
  /** The tables whose rows are part of a record and that no foreign key deletes with it. Default: none. */
  readonly owns?: readonly { readonly table: keyof Tables; readonly owner: string }[];
  /** The response if a record cannot be deleted because others refer to it. Default: a general conflict. */
  readonly inUse?: { readonly code: string; readonly message: MessageName };
  /** The calls that `routes.ts` serves. The others have routes of their own. Default: all. */
  readonly serves?: readonly (keyof Endpoints)[];
}

/** The mapping of a resource: its table, and the column of each member of its records. */
export interface ResourceTable extends Options {
  readonly resource: Resource;
  readonly name: string;
  readonly columns: Readonly<Record<string, Column>>;
  /** The expression of each order that lists offer, over the row `listed`. */
  readonly orders: Readonly<Record<string, RawBuilder<unknown>>>;
  readonly defaultOrder: SortOrder;
  /**
   * The condition of the rows that come first while no order is chosen. Default: no rows come first. It must be true or
   * false for each row, never null: a row for which it is null is not listed.
   */
  readonly waiting?: RawBuilder<unknown> | undefined;
  /** The condition of each filter that the list offers. */
  readonly filters: Readonly<Record<string, RowFilter>>;
}

type ColumnName<T extends keyof Tables> = keyof Tables[T] & string;

interface MappingOptions<R extends Resource, T extends keyof Tables> extends Options {
  readonly columns: {
    readonly [Member in Exclude<keyof RecordOf<R>, 'id'>]: Column<RecordOf<R>[Member]>;
  } & Readonly<Record<string, Column>>;
  /** The column of each field that the resource's list sorts by. */
  readonly orders: Readonly<Record<SortOf<R>, ColumnName<T>>>;
  /** More orders that requests may name. */
  readonly otherOrders?: Readonly<Record<string, ColumnName<T>>>;
  /** The column, or the condition, of each field that the resource's list can be filtered by. */
  readonly filters: Readonly<Record<FiltersOf<R>, ColumnName<T> | RowFilter>>;
  /** The same for members that are not fields. */
  readonly otherFilters?: Readonly<Record<string, ColumnName<T> | RowFilter>>;
  /** Default: the latest first. */
  readonly defaultOrder?: string;
}

/** Maps a resource to an existing table. A member, an order or a filter of the resource without a column does not compile. */
export function mapTable<R extends Resource, T extends keyof Tables>(
  resource: R,
  name: T,
  {
    orders,
    otherOrders,
    filters,
    otherFilters,
    defaultOrder = '-createdAt',
    ...mapping
  }: MappingOptions<R, T>,
): ResourceTable {
  const columns: Readonly<Record<string, string>> = { ...orders, ...otherOrders };
  const filtered: Readonly<Record<string, string | RowFilter>> = { ...filters, ...otherFilters };
  const conditions = Object.fromEntries(
    Object.entries(filtered).map(([filter, by]) => [
      filter,
      typeof by === 'string' ? rowFilter(resource, filter, sql.ref(`listed.${by}`)) : by,
    ]),
  );
  return {
    ...mapping,
    resource,
    name,
    orders: Object.fromEntries(
      Object.entries(columns).map(([order, column]) => [order, sql.ref(`listed.${column}`)]),
    ),
    defaultOrder: orderOf(defaultOrder),
    waiting: waitingOf(resource, conditions),
    filters: conditions,
  };
}

/** Returns the condition of the rows that come first while no order is chosen; undefined if none do. */
export function waitingOf(
  resource: Resource,
  filters: ResourceTable['filters'],
): RawBuilder<unknown> | undefined {
  const wait = resource.waits?.[resource.list.first ?? ''];
  const condition = wait && conditionOf({ resource, filters }, wait.filters);
  return condition && sql`(${condition})`;
}

/** Returns the filter of a column. A filter by presence checks that the column is not null. */
const rowFilter =
  ({ fields }: Resource, filter: string, column: RawBuilder<unknown>): RowFilter =>
  (matches) =>
    matches(fields[filter]?.filter === 'presence' ? sql`${column} is not null` : column);

/** Parses a sort order like `-createdAt`; throws if the text is not a sort order. */
export function orderOf(text: string): SortOrder {
  const order = parseSort(text);
  if (!order) throw new Error(`"${text}" is not a sort order`);
  return order;
}
