import type { Query } from '#lib/api/address.ts';
import { dayOfBound, instantOfBound } from '#lib/dates/period-bounds.ts';
import { filterParameters } from '#schema/filters.ts';
import type { Resource } from '#schema/resource.ts';
import { callOf } from './declared-calls.ts';

/** The part of a list to read: a page, a search, an order and filters. */
export interface ListQuery {
  /** The number of the page, from 1. */
  readonly page: number;
  readonly limit: number;
  readonly query: string;
  /** `field`, `-field`, or two of them with a comma. Default: the order that the list declares. */
  readonly sort?: string | undefined;
  /** The values of filters, by the names of their parameters. Those of a period are as in an address. */
  readonly filters?: Readonly<Record<string, readonly string[]>>;
}

/** Returns the call that reads a part of a resource's list. */
export function listCall(resource: Resource, listQuery: ListQuery) {
  const { list } = resource.endpoints;
  const query: Query = {
    ...filterQuery(resource, listQuery.filters ?? {}),
    ...list.query,
    page: listQuery.page,
    limit: listQuery.limit,
    query: listQuery.query === '' ? undefined : listQuery.query,
    sort: list.sort ? (listQuery.sort ?? resource.list.order) : undefined,
  };
  return { ...callOf(resource.name, list), query };
}

/**
 * Returns the values of filters as the service reads them: a period lies between two instants, the second one excluded. The
 * name of a period means days that depend on when the call is made.
 */
function filterQuery(resource: Resource, filters: NonNullable<ListQuery['filters']>): Query {
  return Object.fromEntries(
    filterParameters(resource).map(({ name, kind, bound }) => {
      const values = filters[name];
      if (kind === 'days') return [name, values?.map((value) => dayOfBound(value, bound))];
      if (kind !== 'period') return [name, values];
      return [name, instantOfBound(values?.[0] ?? '', bound)?.toISOString()];
    }),
  );
}
