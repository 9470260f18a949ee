import { type RawBuilder, sql } from 'kysely';
import { resources } from '#resources/index.ts';
import { linkedTo, linkingFields, lists } from '#schema/links.ts';
import type { Resource, StoredRecord } from '#schema/resource.ts';
import { problemMessage } from '#server/base/messages.ts';
import type { Database, Writing } from '#server/database/tables.ts';
import { invalid } from '#server/http/http-error.ts';
import { tabledFiles } from './migrations.ts';
import { fileOf, tableNameOf } from './table.ts';

interface Picked {
  /** The call that lists what is picked from. */
  readonly source: string;
  /** The member that holds a name. */
  readonly by?: string;
}

/** The records that identities stand for, as a record holds them: each by its identity and its name. */
export async function named(
  trx: Writing,
  field: string,
  { source, by = 'titre' }: Picked,
  ids: readonly string[],
) {
  if (ids.length === 0) return [];
  const rows = await namesOf(trx, source, by, sql`where id in (${sql.join(ids)})`);
  const found = ids.flatMap((id) => rows.find((row) => row.id === id) ?? []);
  if (found.length < ids.length) throw invalid({ [field]: [problemMessage('choice')] });
  return found.map(({ id, name }) => ({ id, [by]: name }));
}

/** How many records those of a demo are linked to. */
const spread = 12;

/**
 * What links the demo records of a resource to those of this database, whose identities are its own. Where the database
 * has no table or no such member of it, nothing is linked: a demo is no reason not to start.
 */
export async function linkerOf(trx: Writing, resource: Resource) {
  const rows = new Map<string, readonly StoredRecord[]>();
  for (const { source, by } of linkingFields(resource)) {
    if (!(await holds(trx, source, by))) continue;
    const found = await namesOf(trx, source, by, sql`order by name, id limit ${sql.lit(spread)}`);
    rows.set(
      `${source} ${by}`,
      found.map(({ id, name }) => ({ id, [by]: name })),
    );
  }
  return (record: StoredRecord, at: number): StoredRecord =>
    linkedTo(resource, record, at, (source, by) => rows.get(`${source} ${by}`) ?? []);
}

/** Where the records that a call lists are kept. */
function placeOf(source: string) {
  const picked = resources.find((resource) => lists(resource, source));
  if (picked === undefined) return undefined;
  const isTabled = tabledFiles().has(fileOf(picked));
  return { isTabled, table: isTabled ? tableNameOf(picked) : fileOf(picked).replaceAll('-', '_') };
}

async function holds(db: Database, source: string, by: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from information_schema.columns
    where table_schema = current_schema() and table_name = ${placeOf(source)?.table ?? ''}
      and column_name = ${by}`.execute(db);
  return rows.length > 0;
}

/** The identities and names of what a call lists. */
async function namesOf(db: Database, source: string, by: string, which: RawBuilder<unknown>) {
  const place = placeOf(source);
  if (place === undefined) return [];
  const name = place.isTabled ? sql`${sql.ref(by)} #>> '{}'` : sql.ref(by);
  const { rows } = await sql<{ id: string; name: string }>`
    select id, name from (select id::text as id, ${name} as name from ${sql.table(place.table)}) as named
    ${which}`.execute(db);
  return rows;
}
