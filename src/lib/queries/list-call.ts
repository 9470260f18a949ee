import type { Query } from '#lib/api/address.ts';
import type { Resource } from '#schema/resource.ts';
import { callOf } from './declared-calls.ts';

/** The part of a list to read: a page, a search and an order. */
export interface ListQuery {
  /** The number of the page, from 1. */
  readonly page: number;
  readonly limit: number;
  readonly query: string;
  /** `field` or `-field`. */
  readonly sort?: string | undefined;
}

/** Returns the call that reads a part of a resource's list. */
export function listCall({ name, endpoints: { list } }: Resource, part: ListQuery) {
  const query: Query = {
    ...list.query,
    page: part.page,
    limit: part.limit,
    query: part.query === '' ? undefined : part.query,
    sort: list.sort ? part.sort : undefined,
  };
  return { ...callOf(name, list), query };
}
