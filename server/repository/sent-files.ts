import type { Field, FileFacts } from '#schema/field.ts';
import { noFile } from '#schema/no-file.ts';
import type { Resource, StoredRecord } from '#schema/resource.ts';
import { message } from '#server/base/messages.ts';
import type { DatabaseTransaction } from '#server/database/tables.ts';
import { fileAddress, type NewFile, removeFiles, storeFile } from '#server/files/files.ts';
import { readDocument, readPicture } from '#server/files/uploads.ts';
import { invalid } from '#server/http/http-error.ts';
import { fileIds } from './file-ids.ts';

/** The files of a request as they are stored, by the files that were sent. */
export type NewFiles = ReadonlyMap<unknown, NewFile>;

type WithFields = Pick<Resource, 'fields'>;

/** Returns the total size in bytes that the files of one form of the resource may have. */
export const fileBytesOf = ({ fields }: WithFields): number =>
  Object.values(fields).reduce((sum, { file }) => sum + (file ? file.maxBytes * (file.max ?? 1) : 0), 0);

/** Returns the files of a request as they are stored. Throws an `HttpError` with the reason for each that is not accepted. */
export async function newFilesOf(
  { fields }: WithFields,
  sent: Readonly<Record<string, unknown>>,
): Promise<NewFiles> {
  const files = new Map<unknown, NewFile>();
  const reasons: Record<string, string[]> = {};
  for (const [name, value] of Object.entries(sent)) {
    const rules = fields[name]?.file;
    if (rules === undefined) continue;
    // One after the other: a decoded picture needs much memory.
    for (const part of [value].flat()) {
      if (!(part instanceof File)) continue;
      const read = await (rules.keptAsSent ? readDocument : readPicture)(part, rules.accept);
      if (typeof read !== 'string') files.set(part, read);
      else {
        reasons[name] ??= [];
        reasons[name].push(
          rules.max === undefined ? read : message('pictureNamed', { name: part.name, reason: read }),
        );
      }
    }
  }
  if (Object.keys(reasons).length > 0) throw invalid(reasons);
  return files;
}

/** What a request sends for a field of files, and the record before. */
interface SentFiles {
  readonly name: string;
  readonly value: unknown;
  readonly files: NewFiles;
  readonly before: StoredRecord;
}

/** Stores the files that a field sends, and deletes those that it no longer names. Returns the members that it sets. */
export async function storeSentFiles(
  trx: DatabaseTransaction,
  { fields }: WithFields,
  { name, value, files, before }: SentFiles,
): Promise<StoredRecord> {
  const field = fields[name];
  if (field?.file === undefined) return {};
  const store = async (file: NewFile) => fileAddress(await storeFile(trx, file));
  if (field.file.max === undefined) {
    const { replaces } = field.file;
    const picture = files.get(value);
    if (picture === undefined && value !== noFile) return {};
    const stored = picture ? pictureValue(fields[replaces], await store(picture)) : null;
    await removeFiles(trx, fileIds(before[replaces]));
    return { [replaces]: stored };
  }
  const former = [field.toDraft(before[name])].flat();
  const addresses: string[] = [];
  const added = new Map<string, FileFacts>();
  for (const part of [value].flat()) {
    const file = files.get(part);
    // Any other address could name a file of another record.
    const kept = typeof part === 'string' && former.includes(part) ? part : undefined;
    const address = file ? await store(file) : kept;
    if (address === undefined)
      throw invalid({ [name]: [message(field.file.keptAsSent ? 'documentGone' : 'pictureGone')] });
    addresses.push(address);
    if (file?.name !== undefined)
      added.set(address, { name: file.name, size: file.bytes.length, type: file.contentType });
  }
  const removed = fileIds(former).filter((id) => !addresses.includes(fileAddress(id)));
  await removeFiles(trx, removed);
  return { [name]: field.file.stored(addresses, before[name], added) };
}

/** Returns a picture as its field stores it: the address, or an object with the address. */
function pictureValue(field: Field | undefined, address: string) {
  const isText = field?.record.safeParse(address).success === true;
  return isText ? address : { src: address };
}
