import { sql } from 'kysely';
import { resources } from '#resources/index.ts';
import type { Resource, StoredRecord } from '#schema/resource.ts';
import type { Database, Writing } from '#server/database/tables.ts';
import { pictureAddress, removeFiles, storeFile } from '#server/files/files.ts';
import { readPicture } from '#server/files/uploads.ts';
import { checkedDraft } from '#server/http/checked.ts';
import { invalid } from '#server/http/problem.ts';
import { sayProblem } from '#server/words.ts';
import { tabledFiles } from './migrations.ts';
import { fileOf, tableOf } from './table.ts';

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

interface Picked {
  /** The call that lists what is picked from. */
  readonly source: string;
  /** The member that holds a name. */
  readonly by?: string;
}

/** The records that identities stand for, as a record holds them: each by its identity and its name. */
async function named(trx: Writing, field: string, { source, by = 'titre' }: Picked, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const isSource = ({ endpoints: { list } }: Resource) =>
    source === list.path || source.startsWith(`${list.path}/`);
  const picked = resources.find(isSource);
  const rows = picked === undefined ? [] : await namesOf(trx, picked, by, ids);
  const found = ids.flatMap((id) => rows.find((row) => row.id === id) ?? []);
  if (found.length < ids.length) throw invalid({ [field]: [sayProblem('choice')] });
  return found.map(({ id, name }) => ({ id, [by]: name }));
}

async function namesOf(db: Database, resource: Resource, by: string, ids: readonly string[]) {
  const isTabled = tabledFiles().has(fileOf(resource));
  const from = isTabled ? tableOf(resource) : sql.table(fileOf(resource).replaceAll('-', '_'));
  const name = isTabled ? sql`${sql.ref(by)} #>> '{}'` : sql.ref(by);
  const { rows } = await sql<{ id: string; name: string }>`
    select id::text as id, ${name} as name from ${from} where id::text in (${sql.join(ids)})`.execute(db);
  return rows;
}
