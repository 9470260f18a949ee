import type { Link } from '#schema/field.ts';
import { idsOf } from '#schema/links.ts';
import type { Resource, StoredRecord } from '#schema/resource.ts';
import { message, problemMessage } from '#server/base/messages.ts';
import type { DatabaseTransaction } from '#server/database/tables.ts';
import { checkedDraft } from '#server/http/checked.ts';
import { invalid } from '#server/http/http-error.ts';
import { namedRecords, offeredIds } from './references.ts';
import type { ResourceTable } from './resource-table.ts';
import { type EncodedPictures, encodedPictures, storedPictures } from './sent-pictures.ts';

/** What a request sets: its values, and the pictures among them. */
interface SentDraft {
  readonly sent: Readonly<Record<string, unknown>>;
  readonly pictures: EncodedPictures;
}

/**
 * Returns what a body sets. Throws an error for each field that its schema rejects, or whose pictures are not accepted.
 * Encoding a picture takes long, so this runs before the transaction.
 */
export async function sentDraft(resource: Resource, body: unknown): Promise<SentDraft> {
  const sent: Record<string, unknown> = checkedDraft(resource, body);
  return { sent, pictures: await encodedPictures(resource, sent) };
}

/**
 * Returns the members of a record that a draft sets: pictures are stored, and ids become the records that they name. Throws an error
 * with each field that names a record which it may not name.
 */
export async function valuesOf(
  trx: DatabaseTransaction,
  table: ResourceTable,
  tables: readonly ResourceTable[],
  { sent, pictures }: SentDraft,
  before: StoredRecord = {},
): Promise<StoredRecord> {
  const { resource } = table;
  const values: Record<string, unknown> = {};
  const errors: Record<string, readonly string[]> = {};
  for (const [name, value] of Object.entries(sent)) {
    const { file, link } = resource.fields[name] ?? {};
    if (file) {
      Object.assign(values, await storedPictures(trx, resource, { name, value, pictures, before }));
    } else if (link && value !== null) {
      const target = tables.find((each) => each.resource.name === link.resource);
      const read = await linkedRecords(trx, target, link, { value, before: before[name] });
      if ('refused' in read) errors[name] = [read.refused ?? unknownMessage(table)];
      else values[name] = Array.isArray(value) ? read.records : read.records[0];
    } else values[name] = value;
  }
  if (Object.keys(errors).length > 0) throw invalid(errors);
  return values;
}

/**
 * Returns the records that a value names. Returns the reason why one of them is refused; undefined as the reason if one does not
 * exist. A record that was named before stays, even if the link does not offer it any more.
 */
async function linkedRecords(
  trx: DatabaseTransaction,
  target: ResourceTable | undefined,
  link: Link,
  { value, before }: { readonly value: unknown; readonly before: unknown },
) {
  const records = target && (await namedRecords(trx, target, link.by, [value].flat()));
  if (!records) return { refused: undefined };
  const kept = idsOf(before);
  const added = records.filter(({ id }) => !kept.has(id));
  const ids = added.map(({ id }) => id);
  const offered = await offeredIds(trx, target, link, ids);
  const refused = added.find(({ id }) => !offered.has(id));
  return refused ? { refused: message('notOffered', { name: refused[link.by] ?? '' }) } : { records };
}

const unknownMessage = ({ messages }: ResourceTable) =>
  messages?.unknown ? message(messages.unknown) : problemMessage('choice');
