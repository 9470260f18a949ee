import type { Shelf } from '#runtime/testing/service.ts';
import type { Resource, StoredRecord } from '#schema/resource.ts';
import type { Stock } from './resource-routes.ts';

/** The rows that a call lists, e.g. those of `/admin/categories/all`. */
export type Listed = (source: string) => readonly StoredRecord[];

/** Finds rows by the call that lists them: all at once, or page by page. */
export const listedIn =
  (shelves: readonly Shelf[], stocks: ReadonlyMap<string, Stock>): Listed =>
  (source) => {
    const path = source.replace(/\/all$/, '');
    const shelf = shelves.find(({ resource }) => resource.endpoints.list.path === path);
    return stocks.get(shelf?.resource.name ?? '')?.rows ?? [];
  };

/** A record as it is read: what it names of other records goes by the name that those have now. */
export function withNames({ fields }: Resource, row: StoredRecord, listed: Listed): StoredRecord {
  const named = Object.entries(fields).flatMap(([name, field]) => {
    const { source, by = 'titre' } = Object(field);
    const held = row[name];
    if (typeof source !== 'string' || held === null || held === undefined) return [];
    const rows = listed(source);
    const nameOf = (each: unknown) => {
      const id = String(Object(each).id ?? each);
      const found = rows.find((candidate) => String(candidate['id']) === id);
      return found === undefined ? each : { id: found['id'], [by]: found[by] };
    };
    return [[name, Array.isArray(held) ? held.map(nameOf) : nameOf(held)]];
  });
  return { ...row, ...Object.fromEntries(named) };
}
