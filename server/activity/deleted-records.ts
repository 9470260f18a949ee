import * as z from 'zod/mini';
import { isId } from '#server/database/ids.ts';
import type { Database } from '#server/database/tables.ts';
import { existingIds } from '#server/repository/records.ts';
import type { ResourceTable } from '#server/repository/resource-table.ts';

const about = z.object({
  resource: z.nullable(z.string()),
  record: z.nullable(z.looseObject({ id: z.string() })),
});

/** Returns the entries, with `deleted` in each record that no longer exists: no link may lead to a missing page. */
export async function markDeleted<Entry extends Readonly<Record<string, unknown>>>(
  db: Database,
  tables: readonly ResourceTable[],
  entries: readonly Entry[],
) {
  const named = entries.map((entry) => about.parse(entry));
  const found = new Map<string, ReadonlySet<string>>();
  for (const table of tables) {
    const { name } = table.resource;
    const ids = named.flatMap(({ resource, record }) => (resource === name && record ? [record.id] : []));
    if (ids.length > 0) found.set(name, await existingIds(db, table, ids.filter(isId)));
  }
  return entries.map((entry, index) => {
    const { resource, record } = named[index] ?? { resource: null, record: null };
    const isKnown = resource === null || record === null || found.get(resource)?.has(record.id) !== false;
    return isKnown ? entry : { ...entry, record: { ...record, deleted: true } };
  });
}
