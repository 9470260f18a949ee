import type { Link } from './field.ts';
import type { FilterValues } from './filter-values.ts';
import { idOf, passesAll } from './filtered-records.ts';
import type { Resource, StoredRecord } from './resource.ts';

/** Returns records of the resource of a link: all of them, or those that the link offers. The parameter says which. */
export type Linked = (link: Link) => readonly StoredRecord[];

/** A record inside another record: its id and its name, or its id alone. */
type LinkedValue = unknown;

const isRecord = (part: LinkedValue): part is StoredRecord => typeof part === 'object' && part !== null;
const find = (part: LinkedValue, rows: readonly StoredRecord[]) => {
  const id = String(idOf(part));
  return rows.find((row) => String(row['id']) === id);
};
const namedBy = (row: StoredRecord, { by }: Link) => ({ id: row['id'], [by]: row[by] });

/** Returns the fields that name other records, each with its link: those of a resource, or of a question. */
export function linkedFields({ fields }: Pick<Resource, 'fields'>) {
  return Object.entries(fields).flatMap(([name, field]) =>
    field.link === undefined ? [] : [{ name, field, link: field.link }],
  );
}

/** Returns the ids of the records that a value names, as texts. */
export const idsOf = (value: unknown): ReadonlySet<string> =>
  new Set([value].flat().flatMap((part) => (part === null || part === undefined ? [] : String(idOf(part)))));

/**
 * Returns the values of filters that let through the records that a link may name. `endpoints` are those of their resource: what
 * the call of its list always sends counts, too, since a picker shows records of that list.
 */
export function offeringFilters({ filters }: Link, { endpoints }: Resource): FilterValues {
  const fixed = Object.entries(endpoints.list.query ?? {}).map(([name, value]) => [name, [value]] as const);
  return { ...filters, ...Object.fromEntries(fixed) };
}

/** Returns the records that a link may name. `target` is their resource. */
export function offeredRecords(
  rows: readonly StoredRecord[],
  link: Link,
  target: Resource | undefined,
): readonly StoredRecord[] {
  if (target === undefined) return rows;
  const filters = offeringFilters(link, target);
  return rows.filter((row) => passesAll(target, row, filters));
}

/** Returns a record in which linked records have their current names. The name of a deleted record stays as it was stored. */
export function withCurrentNames(resource: Resource, record: StoredRecord, linked: Linked): StoredRecord {
  const members = linkedFields(resource).flatMap(({ name, link }) => {
    const stored = record[name];
    if (stored === null || stored === undefined) return [];
    const rows = linked(link);
    const named = (part: LinkedValue) => {
      const row = find(part, rows);
      if (row === undefined) return part;
      return isRecord(part) ? { ...part, ...namedBy(row, link) } : namedBy(row, link);
    };
    return [[name, Array.isArray(stored) ? stored.map(named) : named(stored)]];
  });
  return { ...record, ...Object.fromEntries(members) };
}

/**
 * Returns a sample record whose links name existing records, so that it can be sent. A link to a record that does not
 * exist is replaced by one to an existing record: those from `index` on are used, each once. Without existing records, it
 * is replaced by no link if the field allows that. A record never names itself.
 */
export function linkedSample(
  resource: Resource,
  record: StoredRecord,
  index: number,
  linked: Linked,
): StoredRecord {
  const members = linkedFields(resource).flatMap(({ name, field, link }) => {
    const stored = record[name];
    if (stored === null || stored === undefined) return [];
    const isItself = ({ id }: StoredRecord) => link.resource === resource.name && id === record['id'];
    const rows = linked(link).filter((row) => !isItself(row));
    const existing = (part: LinkedValue, position: number) => {
      const row = find(part, rows) ?? rows[(index + position) % rows.length];
      return row === undefined ? [] : [[String(row['id']), namedBy(row, link)] as const];
    };
    if (Array.isArray(stored)) return [[name, [...new Map(stored.flatMap(existing)).values()]]];
    const [first] = existing(stored, 0);
    return [[name, first?.[1] ?? (field.record.safeParse(null).success ? null : stored)]];
  });
  return { ...record, ...Object.fromEntries(members) };
}
