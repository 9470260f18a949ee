import { encodeDraft } from '#lib/queries/bodies.ts';
import { noFile } from '#schema/no-file.ts';
import { member } from '#schema/objects.ts';
import type { RecordId, Resource, StoredRecord } from '#schema/resource.ts';
import type { Operation } from '#server/openapi/operation.ts';
import { newKey } from './integrity.ts';
import { forRecord, type LiveResponse } from './live-api.ts';
import { mismatch } from './mismatch.ts';
import type { Check } from './session.ts';
import { idOf, isEqual } from './values.ts';

/** Returns a list with the id of a record, or an empty list if it has none. */
export function idsOf(record: unknown): RecordId[] {
  const id = idOf(record);
  return id === undefined ? [] : [id];
}

/** A write of a record, what was sent, and the response. */
interface Written {
  readonly write: Operation;
  readonly id: RecordId;
  readonly draft: StoredRecord;
  readonly response: LiveResponse;
}

/** Checks that a written record is read back as it was sent and as the response to the write has it, field by field. */
export async function checkStored(
  { api, findings }: Check,
  { endpoints, fields }: Resource,
  { write, id, draft, response }: Written,
): Promise<void> {
  if (endpoints.one === undefined) return;
  const record = member((await api.request(forRecord(endpoints.one, id))).body, 'data');
  const returned = member(response.body, 'data');
  const wrong = Object.entries(fields).flatMap(([name, field]) => {
    if (field.file?.removable && draft[name] === noFile) {
      const { replaces } = field.file;
      const isRemoved = member(record, replaces) === null;
      return isRemoved ? [] : [mismatch('value', replaces, 'null, since it was removed', 'another value')];
    }
    const stored = member(record, name);
    if (stored !== undefined && !isEqual(member(returned, name) ?? stored, stored))
      return [mismatch('value', name, 'the value that is read back', 'another value in the response')];
    if (field.access !== 'readWrite' || !field.record.safeParse(stored).success) return [];
    const readBack = field.draft.safeParse(field.toDraft(stored)).data;
    const isKept = field.file ? isSameFiles(readBack, draft[name]) : isEqual(readBack, draft[name]);
    return isKept ? [] : [mismatch('value', name, 'the value that was sent', 'another value')];
  });
  findings.addMismatches(write, wrong);
}

/** Returns a draft that keeps the stored files of a record: they come before the files that the draft adds. */
export function withStoredFiles({ fields }: Resource, draft: StoredRecord, record: unknown): StoredRecord {
  const kept = Object.entries(fields).flatMap(([name, { file, toDraft }]) => {
    if (file?.max === undefined) return [];
    return [[name, [toDraft(member(record, name)), draft[name]].flat().slice(0, file.max)]];
  });
  return { ...draft, ...Object.fromEntries(kept) };
}

/** Returns a draft that removes the stored pictures that can be removed; undefined if there are none. */
export function withoutPictures({ fields }: Resource, draft: StoredRecord): StoredRecord | undefined {
  const removable = Object.keys(fields).filter((name) => fields[name]?.file?.removable);
  if (removable.length === 0) return undefined;
  return { ...draft, ...Object.fromEntries(removable.map((name) => [name, noFile])) };
}

/** Returns true if the stored files are those that were sent, in order. The service chooses the address of a new one. */
function isSameFiles(stored: unknown, sent: unknown): boolean {
  const [found, wanted] = [[stored].flat(), [sent].flat()];
  return (
    found.length === wanted.length &&
    wanted.every((part, index) => part instanceof File || part === found[index])
  );
}

/** Checks that an empty form is refused at each required field. Returns the id of a record that was created anyway. */
export async function checkIncomplete(
  { api, findings }: Check,
  { fields, endpoints }: Resource,
  create: Operation,
): Promise<RecordId[]> {
  const required = Object.keys(fields).filter((name) => fields[name]?.required);
  if (required.length === 0) return [];
  const body = encodeDraft({}, endpoints.create?.encoding);
  const { status, body: response } = await api.request(create, { ...(create.idempotent && newKey()), body });
  const errors = member(response, 'errors');
  const isNamed = required.every((name) => member(errors, name) !== undefined);
  const found = status === 422 ? '422 without an error of each' : String(status);
  const different = mismatch('status', 'with required fields left out', '422 and an error of each', found);
  findings.addResponse(create, status === 422 && isNamed ? [] : [different]);
  return status < 300 ? idsOf(member(response, 'data')) : [];
}
