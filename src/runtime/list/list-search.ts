import type { SearchParams } from '#runtime/address/url-search.ts';
import type { UrlFilters } from '#runtime/filters/filter-kind.ts';
import { offeredFilters } from '#schema/filters.ts';
import type { Resource } from '#schema/resource.ts';
import { parseOrders } from '#schema/sort-order.ts';
import { readFilters } from './list-filters.ts';

/** The page sizes that users can choose. */
export const pageSizes = [5, 10, 20, 30, 40, 50] as const;

/** The page size that the URL does not name. */
export const defaultPageSize = 10;

/** The longest search, in characters. */
export const longestQuery = 100;

/** The last page that is ever requested. A list whose page does not exist shows its last page. */
const furthestPage = 1_000_000;

/** The state of a list in the URL: a reload, the back button and a shared link restore it. */
export interface ListSearch {
  /** The number of the page, from 1. */
  readonly page: number;
  /** The number of rows per page. */
  readonly limit: number;
  readonly query: string;
  /**
   * `field`, `-field`, or two of them with a comma; undefined for the declared order (`list.order`) or, without one, the
   * service's own.
   */
  readonly sort: string | undefined;
  readonly filters: UrlFilters;
}

const textsOf = (param: SearchParams[string]): readonly string[] =>
  typeof param === 'string' ? [param] : (param ?? []);

function readPage(text: string | undefined): number {
  const page = /^\d+$/.test(text ?? '') ? Number(text) : 1;
  return Math.min(Math.max(page, 1), furthestPage);
}

/** Shortens a search and removes control characters and halves of surrogate pairs. */
function readQuery(text: string): string {
  return text.slice(0, longestQuery).replaceAll(/[\p{Cc}\p{Cs}]/gu, '');
}

function readLimit(text: string | undefined): number {
  return pageSizes.find((size) => String(size) === text) ?? defaultPageSize;
}

function readSortable(resource: Resource, text: string | undefined): string | undefined {
  const orders = resource.endpoints.list.sort ? parseOrders(text ?? '') : undefined;
  return orders?.every(({ field }) => resource.list.sort?.includes(field)) ? text : undefined;
}

/**
 * Reads a list's state from the URL. Invalid parameters count as absent.
 * A second list on a page gives its parameters a `prefix`.
 */
export function parseListSearch(resource: Resource, params: SearchParams, prefix = ''): ListSearch {
  const valuesOf = (name: string) => textsOf(params[`${prefix}${name}`]);
  const read = (name: string) => valuesOf(name).at(-1);
  return {
    page: readPage(read('page')),
    limit: readLimit(read('limit')),
    query: resource.list.search ? readQuery(read('query') ?? '') : '',
    sort: readSortable(resource, read('sort')),
    filters: readFilters(resource, valuesOf),
  };
}

/** Returns a list's own parameters. Default values stay out of the URL. */
function ownParams(resource: Resource, search: ListSearch, prefix: string): SearchParams {
  const filters = offeredFilters(resource).map(({ name }) => {
    const values = search.filters[name] ?? [];
    return [`${prefix}${name}`, values.length > 1 ? values : values[0]];
  });
  return {
    [`${prefix}page`]: search.page === 1 ? undefined : String(search.page),
    [`${prefix}limit`]: search.limit === defaultPageSize ? undefined : String(search.limit),
    [`${prefix}query`]: search.query === '' ? undefined : search.query,
    [`${prefix}sort`]: search.sort,
    ...Object.fromEntries(filters),
  };
}

/** Returns the URL's parameters with a list's state. */
export function writeListSearch(
  resource: Resource,
  search: ListSearch,
  params: SearchParams,
  prefix = '',
): SearchParams {
  return { ...params, ...ownParams(resource, search, prefix) };
}

/** Returns true if the URL has the list's state, without invalid or default parameters. */
export function isWritten(
  resource: Resource,
  search: ListSearch,
  params: SearchParams,
  prefix = '',
): boolean {
  return Object.entries(ownParams(resource, search, prefix)).every(([name, written]) => {
    const [own, other] = [textsOf(written), textsOf(params[name])];
    return own.length === other.length && own.every((text, index) => text === other[index]);
  });
}
