import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { linkingFields } from '#schema/links.ts';
import type { Resource, StoredRecord } from '#schema/resource.ts';
import type { Settings } from '#server/base/settings.ts';
import type { Database, Writing } from '#server/database/tables.ts';
import { insertRecord, updateRecord } from './records.ts';
import { linkerOf } from './references.ts';
import { genericResources } from './routes.ts';
import { fileOf, madeAt, tableOf } from './table.ts';

const demoOf = (file: string) => fileURLToPath(new URL(`../../resources/demo/${file}.json`, import.meta.url));

/** A table that was taken over holds records of its own. */
async function isEmpty(trx: Writing, resource: Resource): Promise<boolean> {
  const { rows } = await sql`select 1 from ${tableOf(resource)} limit 1`.execute(trx);
  return rows.length === 0;
}

/** Puts the demo records of an entity into the table that has just been made for it. */
export async function seedGeneric(
  db: Database,
  { seed }: Pick<Settings, 'seed'>,
  migrated: readonly string[],
): Promise<void> {
  if (seed !== 'demo') return;
  await db.transaction().execute(async (trx) => {
    const made: { resource: Resource; records: { id: string; record: StoredRecord }[] }[] = [];
    for (const resource of genericResources()) {
      const file = fileOf(resource);
      if (!migrated.includes(`${file}-001`) || !existsSync(demoOf(file))) continue;
      if (!(await isEmpty(trx, resource))) continue;
      const demo: StoredRecord[] = JSON.parse(readFileSync(demoOf(file), 'utf8'));
      const records = [];
      for (const record of demo) {
        const at = new Date(String(record[madeAt] ?? Date.now()));
        records.push({ id: await insertRecord(trx, resource, record, at), record });
      }
      made.push({ resource, records });
    }
    // Once all are there: one may name those of an entity that comes after it.
    for (const { resource, records } of made) {
      if (linkingFields(resource).length === 0) continue;
      const link = await linkerOf(trx, resource);
      for (const [at, { id, record }] of records.entries())
        await updateRecord(trx, resource, id, link(record, at));
    }
  });
}
