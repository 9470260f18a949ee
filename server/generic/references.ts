import { type RawBuilder, sql } from 'kysely';
import { resources } from '#resources/index.ts';
import { linksToListed } from '#schema/links.ts';
import type { Resource, StoredRecord } from '#schema/resource.ts';
import type { Database, Writing } from '#server/database/tables.ts';
import { invalid } from '#server/http/problem.ts';
import { sayProblem } from '#server/words.ts';
import { tabledFiles } from './migrations.ts';
import { fileOf, tableOf } from './table.ts';

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
  const rows = await namesOf(trx, source, by, sql`where id::text in (${sql.join(ids)})`);
  const found = ids.flatMap((id) => rows.find((row) => row.id === id) ?? []);
  if (found.length < ids.length) throw invalid({ [field]: [sayProblem('choice')] });
  return found.map(({ id, name }) => ({ id, [by]: name }));
}

/** How many records a demo's references are spread over. */
const spread = 12;

/** What a demo record's references become in this database, whose records have identities of their own. */
export async function linksHere(
  trx: Writing,
  resource: Resource,
  record: StoredRecord,
  at: number,
): Promise<StoredRecord> {
  const rows = new Map<string, StoredRecord[]>();
  for (const field of Object.values(resource.fields)) {
    const { source, by = 'titre' } = Object(field);
    if (typeof source !== 'string') continue;
    const found = await namesOf(trx, source, by, sql`order by id limit ${sql.lit(spread)}`);
    rows.set(
      source,
      found.map(({ id, name }) => ({ id, [by]: name })),
    );
  }
  return linksToListed(resource, record, at, (source) => rows.get(source) ?? []);
}

async function namesOf(db: Database, source: string, by: string, which: RawBuilder<unknown>) {
  const isSource = ({ endpoints: { list } }: Resource) =>
    source === list.path || source.startsWith(`${list.path}/`);
  const picked = resources.find(isSource);
  if (picked === undefined) return [];
  const isTabled = tabledFiles().has(fileOf(picked));
  const from = isTabled ? tableOf(picked) : sql.table(fileOf(picked).replaceAll('-', '_'));
  const name = isTabled ? sql`${sql.ref(by)} #>> '{}'` : sql.ref(by);
  const { rows } = await sql<{ id: string; name: string }>`
    select id::text as id, ${name} as name from ${from} ${which}`.execute(db);
  return rows;
}
