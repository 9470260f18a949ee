import type { Resource, StoredRecord } from '#schema/resource.ts';
import { message, problemMessage } from '#server/base/messages.ts';
import type { DatabaseTransaction } from '#server/database/tables.ts';
import { checkedDraft } from '#server/http/checked.ts';
import { invalid } from '#server/http/http-error.ts';
import { readLinked } from './references.ts';
import type { ResourceTable } from './resource-table.ts';
import { type NewFiles, newFilesOf, storeSentFiles } from './sent-files.ts';

/** What a request sets: its values, and the files among them. */
interface SentDraft {
  readonly sent: Readonly<Record<string, unknown>>;
  readonly files: NewFiles;
}

/**
 * Returns what a body sets. Throws an error for each field that its schema rejects, or whose files are not accepted.
 * Encoding a picture takes long, so this runs before the transaction.
 */
export async function sentDraft(resource: Resource, body: unknown): Promise<SentDraft> {
  const sent: Record<string, unknown> = checkedDraft(resource, body);
  return { sent, files: await newFilesOf(resource, sent) };
}

/**
 * Returns the members of a record that a draft sets: files are stored, and ids become the records that they name. Throws an error
 * with each field that names a record which it may not name.
 */
export async function valuesOf(
  trx: DatabaseTransaction,
  table: ResourceTable,
  tables: readonly ResourceTable[],
  { sent, files }: SentDraft,
  before: StoredRecord = {},
): Promise<StoredRecord> {
  const { resource } = table;
  const values: Record<string, unknown> = {};
  const errors: Record<string, readonly string[]> = {};
  for (const [name, value] of Object.entries(sent)) {
    const { file, link } = resource.fields[name] ?? {};
    if (file) {
      Object.assign(values, await storeSentFiles(trx, resource, { name, value, files, before }));
    } else if (link && value !== null) {
      const read = await readLinked(trx, tables, link, { value, before: before[name] });
      if ('refused' in read) errors[name] = [read.refused ?? unknownMessage(table)];
      else values[name] = Array.isArray(value) ? read.records : read.records[0];
    } else values[name] = value;
  }
  if (Object.keys(errors).length > 0) throw invalid(errors);
  return values;
}

const unknownMessage = ({ messages }: ResourceTable) =>
  messages?.unknown ? message(messages.unknown) : problemMessage('choice');
