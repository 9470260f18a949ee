import type { QueryClient } from '@tanstack/react-query';
import { knownRecord } from '#lib/queries/linked-records.ts';
import type { Field, Link } from '#schema/field.ts';
import { recordId } from '#schema/record-id.ts';
import type { Fields } from '#schema/resource.ts';
import type { Versions } from './merge-drafts.ts';

/** One of the versions of a merge. */
export type Side = 'base' | 'theirs' | 'mine';

/**
 * Returns the value of a field on one side as a record would hold it, with the field whose view shows it. For a field of
 * files, returns the name of the chosen file, or the picture that it would replace if no file was chosen.
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
  return { field, raw: field.link ? recordsNamedBy(client, field.link, raw, storedIn(versions, name)) : raw };
}

const storedIn = ({ baseRecord, theirRecord }: Versions, name: string) => [
  baseRecord[name],
  theirRecord[name],
];

/** Returns the records with some ids: as stored on either side, else as a picker has read them, else with the id as name. */
function recordsNamedBy(client: QueryClient, link: Link, raw: unknown, stored: readonly unknown[]): unknown {
  if (Array.isArray(raw)) return raw.map((id) => recordsNamedBy(client, link, id, stored));
  const id = recordId.safeParse(raw).data;
  if (id === undefined) return raw;
  const hasId = (part: unknown) =>
    typeof part === 'object' && part !== null && 'id' in part && part.id === id;
  return stored.flat().find(hasId) ?? knownRecord(client, link.resource, id) ?? { id, [link.by]: String(id) };
}
