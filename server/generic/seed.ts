import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import type { Resource } from '#schema/resource.ts';
import type { Settings } from '#server/config.ts';
import type { Database, Writing } from '#server/database/tables.ts';
import { insertRecord } from './records.ts';
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
    for (const resource of genericResources()) {
      const file = fileOf(resource);
      if (!migrated.includes(`${file}-001`) || !existsSync(demoOf(file))) continue;
      if (!(await isEmpty(trx, resource))) continue;
      const records: Record<string, unknown>[] = JSON.parse(readFileSync(demoOf(file), 'utf8'));
      for (const record of records)
        await insertRecord(trx, resource, record, new Date(String(record[madeAt] ?? Date.now())));
    }
  });
}
