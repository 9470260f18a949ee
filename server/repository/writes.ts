import type { Resource, StoredRecord } from '#schema/resource.ts';
import { message, problemMessage } from '#server/base/messages.ts';
import type { DatabaseTransaction } from '#server/database/tables.ts';
import { pictureAddress, removeFiles, storeFile } from '#server/files/files.ts';
import { readPicture } from '#server/files/uploads.ts';
import { checkedDraft } from '#server/http/checked.ts';
import { invalid } from '#server/http/http-error.ts';
import { pictureIds } from './pictures.ts';
import { namedRecords } from './references.ts';
import type { ResourceTable } from './resource-table.ts';

/**
 * Returns the members of a record that a draft sets: pictures are stored, and ids become the records that they
 * name. Throws an error for each field that its schema rejects.
 */
export async function valuesOf(
  trx: DatabaseTransaction,
  table: ResourceTable,
  tables: readonly ResourceTable[],
  body: unknown,
  before: StoredRecord = {},
): Promise<StoredRecord> {
  const { resource } = table;
  const values: Record<string, unknown> = {};
  const sent: Record<string, unknown> = checkedDraft(resource, body);
  for (const [name, value] of Object.entries(sent)) {
    const { file, link } = resource.fields[name] ?? {};
    if (value instanceof File && file?.replaces !== undefined) {
      const id = await storeFile(trx, await readPicture(name, value, file.accept));
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

/** A picture is a text or an object, as its field has it. */
function pictureValue({ fields }: Resource, field: string, address: string) {
  const isText = fields[field]?.record.safeParse(address).success === true;
  return isText ? address : { src: address };
}
