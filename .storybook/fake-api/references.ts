import type { Shelf } from '#runtime/testing/service.ts';
import { type Listed, linksToListed } from '#schema/links.ts';
import type { StoredRecord } from '#schema/resource.ts';
import type { Stock } from './resource-routes.ts';

const shelfOf = (shelves: readonly Shelf[], source: string) => {
  const path = source.replace(/\/all$/, '');
  return shelves.find(({ resource }) => resource.endpoints.list.path === path);
};

/** Finds rows by the call that lists them: all at once, or page by page. */
export const listedIn =
  (shelves: readonly Shelf[], stocks: ReadonlyMap<string, Stock>): Listed =>
  (source) =>
    stocks.get(shelfOf(shelves, source)?.resource.name ?? '')?.rows ?? [];

/** A shelf whose records name such as stand on the shelves. */
export function linkedShelf({ resource, records }: Shelf, shelves: readonly Shelf[]): Shelf {
  const listed: Listed = (source) => shelfOf(shelves, source)?.records ?? [];
  const link = (record: StoredRecord, at: number) => ({
    ...record,
    ...linksToListed(resource, record, at, listed),
  });
  return { resource, records: records.map(link) };
}
