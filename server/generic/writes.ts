import type { Resource, StoredRecord } from '#schema/resource.ts';
import type { Writing } from '#server/database/tables.ts';
import { pictureAddress, removeFiles, storeFile } from '#server/files/files.ts';
import { readPicture } from '#server/files/uploads.ts';
import { checkedDraft } from '#server/http/checked.ts';
import { named } from './references.ts';

/** What a draft adds to a record: pictures are stored, identities become the records that they name. */
export async function valuesOf(
  trx: Writing,
  resource: Resource,
  body: unknown,
  before: StoredRecord = {},
): Promise<StoredRecord> {
  const values: Record<string, unknown> = {};
  const sent: Record<string, unknown> = checkedDraft(resource, body);
  for (const [name, value] of Object.entries(sent)) {
    const options = Object(resource.fields[name]);
    if (value instanceof File && typeof options.replaces === 'string') {
      const id = await storeFile(trx, await readPicture(name, value, options.accept));
      await removeFiles(trx, pictureIds(before[options.replaces]));
      const address = pictureAddress(id);
      const isAddress = resource.fields[options.replaces]?.record.safeParse(address).success === true;
      values[options.replaces] = isAddress ? address : { src: address };
    } else if (typeof options.source === 'string' && Array.isArray(value)) {
      values[name] = await named(trx, name, options, value.map(String));
    } else if (typeof options.source === 'string' && value !== null) {
      [values[name]] = await named(trx, name, options, [String(value)]);
    } else values[name] = value;
  }
  return values;
}

/** The stored file that a record's picture shows. */
export function pictureIds(picture: unknown): string[] {
  const address = typeof picture === 'string' ? picture : Object(picture).src;
  const id = /^\/files\/([\w-]+)$/.exec(String(address ?? ''))?.[1];
  return id === undefined ? [] : [id];
}
