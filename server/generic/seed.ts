import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Link } from '#schema/field.ts';
import { linkedFields, linkedSample } from '#schema/links.ts';
import type { Resource, StoredRecord } from '#schema/resource.ts';
import type { Settings } from '#server/base/settings.ts';
import type { Database, DatabaseTransaction } from '#server/database/tables.ts';
import { insertRecord, updateRecord } from '#server/repository/records.ts';
import { offeredBy, readNames } from '#server/repository/references.ts';
import type { ResourceTable } from '#server/repository/resource-table.ts';
import { demoFolder } from './folders.ts';
import { fileOf } from './generated-table.ts';

const demoOf = (file: string) => join(demoFolder, `${file}.json`);

/** Returns true if a table has no records. A table of an earlier resource of that name may have some. */
async function isEmpty(trx: DatabaseTransaction, { name }: ResourceTable): Promise<boolean> {
  const { rows } = await sql`select 1 from ${sql.table(name)} limit 1`.execute(trx);
  return rows.length === 0;
}

/** Adds the demo records of each resource whose table is new. `tables` are those of all resources, which they may link to. */
export async function seedGeneric(
  db: Database,
  { seed }: Pick<Settings, 'seed'>,
  migrated: readonly string[],
  tables: readonly ResourceTable[],
): Promise<void> {
  if (seed !== 'demo') return;
  await db.transaction().execute(async (trx) => {
    const seeded: { table: ResourceTable; records: { id: string; record: StoredRecord }[] }[] = [];
    for (const table of tables) {
      const file = fileOf(table.resource);
      if (!migrated.includes(`${file}-001`) || !existsSync(demoOf(file))) continue;
      if (!(await isEmpty(trx, table))) continue;
      const demo: StoredRecord[] = JSON.parse(readFileSync(demoOf(file), 'utf8'));
      const records = [];
      for (const record of demo) {
        // A service may not say when a record was created: the table then has the time of this insertion.
        const { createdAt } = record;
        const created = typeof createdAt === 'string' ? new Date(createdAt) : undefined;
        records.push({ id: await insertRecord(trx, table, record, created), record });
      }
      seeded.push({ table, records });
    }
    // Links come last: a record may name those of a resource that is seeded later.
    for (const { table, records } of seeded) {
      if (linkedFields(table.resource).length === 0) continue;
      const link = await linkerOf(trx, table.resource, tables);
      for (const [index, { id, record }] of records.entries())
        await updateRecord(trx, table, id, link({ ...record, id }, index));
    }
  });
}

/** The largest number of records of a resource that links of demo records name. */
const maxLinkTargets = 12;

/** Returns a function that links demo records to records of this database, which have other ids than the demo's. */
async function linkerOf(trx: DatabaseTransaction, resource: Resource, tables: readonly ResourceTable[]) {
  const rows = new Map<string, readonly StoredRecord[]>();
  const keyOf = (link: Link) => JSON.stringify(link);
  for (const { link } of linkedFields(resource)) {
    const table = tables.find((each) => each.resource.name === link.resource);
    if (!table?.columns[link.by]) continue;
    const names = await readNames(
      trx,
      table,
      link.by,
      sql`where ${offeredBy(link, table) ?? sql`true`} order by name, listed.id limit ${sql.lit(maxLinkTargets)}`,
    );
    rows.set(keyOf(link), names);
  }
  return (record: StoredRecord, index: number): StoredRecord =>
    linkedSample(resource, record, index, (link) => rows.get(keyOf(link)) ?? []);
}
