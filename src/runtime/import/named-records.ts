import type { QueryClient } from '@tanstack/react-query';
import { allRecords } from '#lib/queries/linked-records.ts';
import { fieldOf } from '#runtime/record/present-field.ts';
import type { Link } from '#schema/field.ts';
import { namedRecord } from '#schema/named-record.ts';
import type { JsonObject } from '#schema/objects.ts';
import type { RecordId, Resource } from '#schema/resource.ts';
import { folded } from '#schema/search-terms.ts';
import type { ImportField } from './import-fields.ts';
import type { ImportRow, NamedRecords, RecordsByField } from './import-rows.ts';

/** Reads the records that the fields can name. Returns, for each field, their ids by name. */
export async function readOffered(
  client: QueryClient,
  resource: Resource,
  fields: readonly ImportField[],
): Promise<RecordsByField> {
  const entries = fields.flatMap(({ name }) => {
    const { link } = fieldOf(resource, name);
    return link === undefined ? [] : [{ name, link }];
  });
  const read = entries.map(async ({ name, link }) => {
    const { records, isCut } = await client.fetchQuery(allRecords(link));
    return [name, { ...byName(link, records), isCut }] as const;
  });
  return Object.fromEntries(await Promise.all(read));
}

/**
 * For fields whose link has filters: reads the names of all records of the linked resource, so that the message can
 * tell a record that is not offered from one that does not exist. It does so only for fields with an unknown name in
 * one of the rows, once for each, and only if all records that they offer are known. Returns what is known for these
 * fields; undefined if there is nothing to read.
 */
export async function readExisting(
  client: QueryClient,
  resource: Resource,
  linked: RecordsByField,
  rows: readonly ImportRow[],
): Promise<RecordsByField | undefined> {
  const wanted = [...new Set(rows.flatMap(({ unknown }) => unknown))].flatMap((name) => {
    const { link } = fieldOf(resource, name);
    const names = linked[name];
    return link?.filters === undefined || names === undefined || names.existing || names.isCut
      ? []
      : [{ name, link, names }];
  });
  if (wanted.length === 0) return undefined;
  const read = wanted.map(async ({ name, link, names }) => {
    const { records, isCut } = await client.fetchQuery(allRecords({ resource: link.resource }));
    return [name, { ...names, existing: new Set(byName(link, records).ids.keys()), isCut }] as const;
  });
  return Object.fromEntries(await Promise.all(read));
}

/** Returns the ids of records by their names, and the names that several records have. */
function byName({ by }: Link, records: readonly JsonObject[]) {
  const schema = namedRecord(by);
  const ids = new Map<string, RecordId>();
  const ambiguous = new Set<string>();
  for (const record of records) {
    const { data } = schema.safeParse(record);
    const title = data?.[by];
    if (data === undefined || typeof title !== 'string') continue;
    const name = folded(title);
    if (ids.has(name) && ids.get(name) !== data.id) ambiguous.add(name);
    ids.set(name, data.id);
  }
  return { ids, ambiguous } satisfies NamedRecords;
}
