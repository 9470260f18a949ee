import type { Resource, StoredRecord } from '#schema/resource.ts';
import { message, problemMessage } from '#server/base/messages.ts';
import type { DatabaseTransaction } from '#server/database/tables.ts';
import { type NewFile, pictureAddress, removeFiles, storeFile } from '#server/files/files.ts';
import { readPicture } from '#server/files/uploads.ts';
import { checkedDraft } from '#server/http/checked.ts';
import { invalid } from '#server/http/http-error.ts';
import { pictureIds } from './pictures.ts';
import { namedRecords } from './references.ts';
import type { ResourceTable } from './resource-table.ts';

/** What a request sets: its values, and the pictures among them. */
interface SentDraft {
  readonly sent: Readonly<Record<string, unknown>>;
  readonly pictures: ReadonlyMap<string, NewFile>;
}

/**
 * Returns what a body sets. Throws an error for each field that its schema rejects, or whose picture is not accepted.
 * Encoding a picture takes long, so this runs before the transaction.
 */
export async function sentDraft(resource: Resource, body: unknown): Promise<SentDraft> {
  const sent: Record<string, unknown> = checkedDraft(resource, body);
  const pictures = new Map<string, NewFile>();
  for (const [name, value] of Object.entries(sent)) {
    const { file } = resource.fields[name] ?? {};
    if (value instanceof File && file?.replaces !== undefined)
      pictures.set(name, await readPicture(name, value, file.accept));
  }
  return { sent, pictures };
}

/** Returns the members of a record that a draft sets: pictures are stored, and ids become the records that they name. */
export async function valuesOf(
  trx: DatabaseTransaction,
  table: ResourceTable,
  tables: readonly ResourceTable[],
  { sent, pictures }: SentDraft,
  before: StoredRecord = {},
): Promise<StoredRecord> {
  const { resource } = table;
  const values: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(sent)) {
    const { file, link } = resource.fields[name] ?? {};
    const picture = pictures.get(name);
    if (picture && file?.replaces !== undefined) {
      const id = await storeFile(trx, picture);
      await removeFiles(trx, pictureIds(before[file.replaces]));
      values[file.replaces] = pictureValue(resource, file.replaces, pictureAddress(id));
    } else if (link && value !== null) {
      const target = tables.find((each) => each.resource.name === link.resource);
      const ids = Array.isArray(value) ? value : [value];
      const records = target && (await namedRecords(trx, target, link.by, ids));
      if (!records) throw invalid({ [name]: [unknownMessage(table)] });
      values[name] = Array.isArray(value) ? records : records[0];
    } else values[name] = value;
  }
  return values;
}

const unknownMessage = ({ messages }: ResourceTable) =>
  messages?.unknown ? message(messages.unknown) : problemMessage('choice');

/** Returns a picture as its field stores it: the address, or an object with the address. */
function pictureValue({ fields }: Resource, field: string, address: string) {
  const isText = fields[field]?.record.safeParse(address).success === true;
  return isText ? address : { src: address };
}
