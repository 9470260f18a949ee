import type { QueryClient } from '@tanstack/react-query';
import { allRecords } from '#lib/queries/linked-records.ts';
import { fieldOf } from '#runtime/record/present-field.ts';
import { namedRecord } from '#schema/named-record.ts';
import type { RecordId, Resource } from '#schema/resource.ts';
import { folded } from '#schema/search-terms.ts';
import type { ImportField } from './import-fields.ts';
import type { LinkedIds } from './import-rows.ts';

/** Reads the records that the fields can name. Returns, for each field, their ids by name. */
export async function readLinkedIds(
  client: QueryClient,
  resource: Resource,
  fields: readonly ImportField[],
): Promise<LinkedIds> {
  const entries = fields.flatMap(({ name }) => {
    const { link } = fieldOf(resource, name);
    return link === undefined ? [] : [{ name, link }];
  });
  const read = entries.map(async ({ name, link }) => {
    const records = await client.fetchQuery(allRecords(link));
    const schema = namedRecord(link.by);
    const ids = new Map<string, RecordId>();
    for (const record of records) {
      const { data } = schema.safeParse(record);
      const title = data?.[link.by];
      if (data !== undefined && typeof title === 'string') ids.set(folded(title), data.id);
    }
    return [name, ids] as const;
  });
  return Object.fromEntries(await Promise.all(read));
}
