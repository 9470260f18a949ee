import type { Resource, StoredRecord } from './resource.ts';

/** The rows that a call lists, e.g. those of `/admin/categories/all`, each with the member that names it. */
export type Listed = (source: string, by: string) => readonly StoredRecord[];

/** What a record holds of another: the other's identity and name, or its identity alone. */
type Held = unknown;

const identityOf = (held: Held) => String(Object(held).id ?? held);
const find = (held: Held, rows: readonly StoredRecord[]) =>
  rows.find(({ id }) => String(id) === identityOf(held));

/** Whether a call lists the records of a resource: all at once, or page by page. */
export const lists = ({ endpoints }: Resource, source: string): boolean =>
  source === endpoints.list.path || source.startsWith(`${endpoints.list.path}/`);

/** The fields of a resource that name other records. */
export function linkingFields({ fields }: Resource) {
  return Object.entries(fields).flatMap(([name, field]) => {
    const { source, by = 'titre' } = Object(field);
    return typeof source === 'string' ? [{ name, field, source, by: String(by) }] : [];
  });
}

/** A record whose references go by the names that the rows have now; one whose row is gone stays as it is held. */
export function withCurrentNames(resource: Resource, record: StoredRecord, listed: Listed): StoredRecord {
  const members = linkingFields(resource).flatMap(({ name, source, by }) => {
    const held = record[name];
    if (held === null || held === undefined) return [];
    const rows = listed(source, by);
    const nameOf = (each: Held) => {
      const row = find(each, rows);
      return row === undefined ? each : { id: row['id'], [by]: row[by] };
    };
    return [[name, Array.isArray(held) ? held.map(nameOf) : nameOf(held)]];
  });
  return { ...record, ...Object.fromEntries(members) };
}

/**
 * A made-up record where other records are there than those that it names: the one at a place, from 0, names those from
 * that place on, each once, so that it can be sent again. Where there are none it names none, if it may.
 */
export function linkedTo(resource: Resource, record: StoredRecord, at: number, listed: Listed): StoredRecord {
  const members = linkingFields(resource).flatMap(({ name, field, source, by }) => {
    const held = record[name];
    if (held === null || held === undefined) return [];
    const rows = listed(source, by);
    const linkOf = (each: Held, place: number) => {
      const row = find(each, rows) ?? rows[(at + place) % rows.length];
      return row === undefined ? [] : [[String(row['id']), { id: row['id'], [by]: row[by] }] as const];
    };
    if (Array.isArray(held)) return [[name, [...new Map(held.flatMap(linkOf)).values()]]];
    const [link] = linkOf(held, 0);
    return [[name, link?.[1] ?? (field.record.safeParse(null).success ? null : held)]];
  });
  return { ...record, ...Object.fromEntries(members) };
}
