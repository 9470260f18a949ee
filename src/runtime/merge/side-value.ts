import type { QueryClient } from '@tanstack/react-query';
import { knownRecord } from '#lib/queries/linked-records.ts';
import type { Field, Link } from '#schema/field.ts';
import { recordId } from '#schema/record-id.ts';
import type { Fields } from '#schema/resource.ts';
import type { Versions } from './merge-drafts.ts';

/** One of the versions of a merge. */
export type Side = 'base' | 'theirs' | 'mine';

/**
 * Returns a field's value on one side as a record would hold it, with the field that shows it. Of a file that was
 * chosen, returns its name; of one that was not, the picture that it replaces.
 */
export function sideValue(
  client: QueryClient,
  fields: Fields,
  versions: Versions,
  { name, side }: { name: string; side: Side },
): string | { field: Field; raw: unknown } {
  const field = fields[name];
  if (field === undefined) throw new Error(`The form has no field ${name}`);
  const draft = versions[side][name];
  if (draft instanceof File) return draft.name;
  const record = side === 'base' ? versions.baseRecord : versions.theirRecord;
  const picture = field.file && fields[field.file.replaces];
  if (field.file && picture) return { field: picture, raw: record[field.file.replaces] };
  const read = field.draft.safeParse(draft);
  const raw = read.success ? read.data : draft;
  return { field, raw: field.link ? named(client, field.link, raw, storedIn(versions, name)) : raw };
}

const storedIn = ({ baseRecord, theirRecord }: Versions, name: string) => [
  baseRecord[name],
  theirRecord[name],
];

/** Returns the records that ids name: those stored on either side, else those that a picker has read. */
function named(client: QueryClient, link: Link, raw: unknown, stored: readonly unknown[]): unknown {
  if (Array.isArray(raw)) return raw.map((id) => named(client, link, id, stored));
  const id = recordId.safeParse(raw).data;
  if (id === undefined) return raw;
  const isIt = (part: unknown) => typeof part === 'object' && part !== null && 'id' in part && part.id === id;
  return stored.flat().find(isIt) ?? knownRecord(client, link.resource, id) ?? { id, [link.by]: String(id) };
}
