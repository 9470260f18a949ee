import { sql } from 'kysely';
import { StartError } from '#server/base/settings.ts';
import type { Database, DatabaseTransaction } from '#server/database/tables.ts';
import { migrationsIn } from '#server/generic/migration-files.ts';
import type { TableStructure } from './format.ts';
import type { StoredTable } from './schema.ts';

/*
 * A database may have tables and columns that no migration of this version makes: of a resource that was removed, renamed or
 * generated again, or made by hand. A backup has their rows and what is needed to make them again.
 */

/** Returns what is needed to make each table again, by its name. */
export async function structures(db: Database): Promise<ReadonlyMap<string, TableStructure>> {
  const { rows } = await sql<TableStructure & { table: string }>`
    select relname as "table",
      json_object_agg(attname, format_type(atttypid, atttypmod) order by attnum) as types,
      coalesce(json_agg(attname order by attnum) filter (where attnotnull), '[]') as required,
      coalesce(json_object_agg(attname, pg_get_expr(adbin, adrelid)) filter (where adbin is not null), '{}') as defaults,
      coalesce((
        select json_agg(part.attname order by array_position(conkey, part.attnum))
        from pg_constraint join pg_attribute part on part.attrelid = conrelid and part.attnum = any(conkey)
        where conrelid = pg_class.oid and contype = 'p'
      ), '[]') as key
    from pg_class
    join pg_attribute on attrelid = pg_class.oid and attnum > 0 and not attisdropped and attgenerated = ''
    left join pg_attrdef on adrelid = attrelid and adnum = attnum
    where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p')
    group by pg_class.oid, relname`.execute(db);
  return new Map(rows.map(({ table, ...structure }) => [table, structure]));
}

const renaming = /alter table (?:if exists )?(\w+) rename (?:to|column "(\w+)" to) /g;

/**
 * Returns a function that throws a {@link StartError} for a table of a backup with a name that a migration of this version changes,
 * or with such a column, if the database lacks it. Without the migrations of the backup, all of this version ran before its rows came:
 * they would stay under the former name, out of sight.
 */
export function refuseRenamed(folder?: string) {
  const texts = migrationsIn(folder).map(({ text }) => text);
  const former = new Set(
    [...texts.join('').matchAll(renaming)].map(([, table = '', column]) =>
      column === undefined ? table : `${table}.${column}`,
    ),
  );
  return ({ table, columns }: StoredTable, known: readonly string[] | undefined): void => {
    const missing = known
      ? columns.filter((name) => !known.includes(name)).map((name) => `${table}.${name}`)
      : [table];
    const renamed = missing.find((name) => former.has(name));
    if (renamed !== undefined)
      throw new StartError(
        `The backup has ${renamed}, which has another name in this version, and does not say which migrations it had: restore it into a new database with the version that wrote it, and write a backup of that with this version.`,
      );
  };
}

/** The defaults that are made again. Others name what may be missing here, or are any SQL of the file. */
const knownDefault = /^(now\(\)|gen_random_uuid\(\)|true|false|-?\d+(\.\d+)?)$/;

/** The type of a column whose own type is not here, or not known. */
const otherType = 'jsonb';

/**
 * Returns the type of a column, which the database has checked to be one, on a line of its own. JSON takes the values of a type
 * that this database does not have, or that the file does not say.
 */
async function typeIn(trx: DatabaseTransaction, type: string | undefined): Promise<string> {
  if (type === undefined) return otherType;
  const { rows } = await sql<{ known: boolean }>`select to_regtype(${type}) is not null as known`.execute(
    trx,
  );
  return rows[0]?.known ? `${type}\n` : otherType;
}

async function columnsIn(trx: DatabaseTransaction, names: readonly string[], structure?: TableStructure) {
  const columns = [];
  for (const name of names) {
    const type = await typeIn(trx, structure?.types[name]);
    const given = structure?.defaults[name] ?? '';
    columns.push({
      name,
      definition: sql`${sql.ref(name)} ${sql.raw(type)}`,
      // A default of another type is none of JSON.
      value: type !== otherType && knownDefault.test(given) ? sql`default ${sql.raw(given)}` : sql``,
    });
  }
  return columns;
}

/**
 * Makes what a table of a backup has and this database has not: the table, or some of its columns. Returns a sentence about it for
 * the operator, from the number of rows; undefined if nothing was missing. `known` are the columns here, if there is the table.
 */
export async function addMissing(
  trx: DatabaseTransaction,
  { table, columns, structure }: StoredTable & { structure?: TableStructure | undefined },
  known: readonly string[] | undefined,
): Promise<((rows: number) => string) | undefined> {
  if (known === undefined) {
    const parts = (await columnsIn(trx, columns, structure)).map(
      ({ name, definition, value }) =>
        sql`${definition} ${value} ${sql.raw(structure?.required.includes(name) ? 'not null' : '')}`,
    );
    const key = structure?.key ?? [];
    if (key.length > 0) parts.push(sql`primary key (${sql.join(key.map((name) => sql.ref(name)))})`);
    await sql`create table ${sql.table(table)} (${sql.join(parts)})`.execute(trx);
    return (rows) =>
      `This version does not make the table ${table}: it was restored with ${rowsText(rows)}, its columns and its primary key, and no other index, key or check.`;
  }
  const missing = columns.filter((name) => !known.includes(name));
  if (missing.length === 0) return undefined;
  for (const { definition } of await columnsIn(trx, missing, structure))
    await sql`alter table ${sql.table(table)} add column ${definition}`.execute(trx);
  return () =>
    `This version does not make ${missing.map((name) => `${table}.${name}`).join(', ')}: it was restored with its values, and no index, key or check.`;
}

const rowsText = (rows: number) => (rows === 1 ? '1 row' : `${rows} rows`);
