import type { QueryClient } from '@tanstack/react-query';
import { t } from '#lib/i18n/i18n.ts';
import { knownRecord } from '#lib/queries/linked-records.ts';
import type { Field, Link, OrderedFiles } from '#schema/field.ts';
import { noFile } from '#schema/no-file.ts';
import { recordId } from '#schema/record-id.ts';
import type { Fields } from '#schema/resource.ts';
import type { Versions } from './merge-drafts.ts';

/** One of the versions of a merge. */
export type Side = 'base' | 'theirs' | 'mine';

/**
 * Returns the value of a field on one side as a record would hold it, with the field whose view shows it. For a field of
 * files, returns the names of the chosen files, or the pictures that are stored if no file was chosen.
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
  const { file } = field;
  if (file?.max !== undefined) return orderedFiles(field, file, draft, record[name]);
  const picture = file && fields[file.replaces];
  if (file && picture) return { field: picture, raw: draft === noFile ? null : record[file.replaces] };
  const read = field.draft.safeParse(draft);
  const raw = read.success ? read.data : draft;
  return { field, raw: field.link ? recordsNamedBy(client, field.link, raw, storedIn(versions, name)) : raw };
}

/** Returns the value with the stored files of a draft, or, if it has chosen ones, their names. */
function orderedFiles(field: Field, { stored }: OrderedFiles, draft: unknown, before: unknown) {
  const parts: readonly unknown[] = Array.isArray(draft) ? draft : [];
  const addresses = parts.filter((part) => typeof part === 'string');
  const chosen = parts.flatMap((part) => (part instanceof File ? [part.name] : []));
  if (chosen.length === 0) return { field, raw: stored(addresses, before) };
  return [...(addresses.length > 0 ? [t('merge.files', { count: addresses.length })] : []), ...chosen].join(
    ', ',
  );
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
