import type { Resource, StoredRecord } from './resource.ts';

/** The rows that a call lists, e.g. those of `/admin/categories/all`. */
export type Listed = (source: string) => readonly StoredRecord[];

/** What a record names of another: its whole record as it came inside, or its identity alone. */
type Held = unknown;

const identityOf = (held: Held) => String(Object(held).id ?? held);

/** The members of a record that name other records, each named anew from the rows of its source. */
function renamed(
  { fields }: Resource,
  record: StoredRecord,
  listed: Listed,
  choose: (held: Held, rows: readonly StoredRecord[], place: number) => StoredRecord | undefined,
): StoredRecord {
  const members = Object.entries(fields).flatMap(([name, field]) => {
    const { source, by = 'titre' } = Object(field);
    const held = record[name];
    if (typeof source !== 'string' || held === null || held === undefined) return [];
    const rows = listed(source);
    const nameOf = (each: Held, place: number): Held => {
      const row = choose(each, rows, place);
      return row === undefined ? each : { id: row['id'], [by]: row[by] };
    };
    return [[name, Array.isArray(held) ? held.map(nameOf) : nameOf(held, 0)]];
  });
  return Object.fromEntries(members);
}

const find = (held: Held, rows: readonly StoredRecord[]) =>
  rows.find(({ id }) => String(id) === identityOf(held));

/** The references of a record by the names that the rows have now. */
export function currentNames(resource: Resource, record: StoredRecord, listed: Listed): StoredRecord {
  return renamed(resource, record, listed, find);
}

/**
 * The references of a made-up record, the n-th of its kind, where other records are there than those that it names: to
 * the n-th of those and what follows it, so that the record can be sent again. Where there are none it stays as it is.
 */
export function linksToListed(
  resource: Resource,
  record: StoredRecord,
  at: number,
  listed: Listed,
): StoredRecord {
  const linked = renamed(
    resource,
    record,
    listed,
    (held, rows, place) => find(held, rows) ?? rows[(at + place) % rows.length],
  );
  return Object.fromEntries(
    Object.entries(linked).map(([name, held]) => [name, Array.isArray(held) ? once(held) : held]),
  );
}

/** Each record once. */
function once(held: readonly Held[]): Held[] {
  return held.filter(
    (each, place) => held.findIndex((other) => identityOf(other) === identityOf(each)) === place,
  );
}
