import { type RawBuilder, type SelectType, sql } from 'kysely';
import type { NamedRecord } from '#schema/named-record.ts';
import type { Tables } from '#server/database/tables.ts';
import { fileIds } from './file-ids.ts';

/** One member of a record: its value and its storage. */
export interface Column<Value = unknown> {
  /** The SQL expression of the value; it names the row `listed`. */
  readonly value: RawBuilder<Value>;
  /** The column of the row that a write sets. */
  readonly stored?: { readonly name: string; content(value: unknown): unknown };
  /** The table that links the row to other records. */
  readonly links?: LinkTable;
  /** True if the value contains addresses of files that belong to the record. Default: false. */
  readonly hasFiles?: boolean;
  /** True if a value of null is left out of the record. Default: false. */
  readonly isOptional?: boolean;
}

interface LinkTable {
  readonly table: keyof Tables;
  /** The column of the record that has the links. */
  readonly owner: string;
  /** The column of the record that it is linked to. */
  readonly target: string;
}

const listed = (name: string) => sql.ref(`listed.${name}`);

/** Returns the builders of the columns that a row itself stores. */
export function columnsOf<T extends keyof Tables>() {
  type Name = keyof Tables[T] & string;
  return {
    /** A value that is sent as it is stored. */
    column: <N extends Name>(name: N): Column<SelectType<Tables[T][N]>> => ({
      value: sql`${listed(name)}`,
      stored: { name, content: (value) => value },
    }),
    /** An exact number. */
    decimal: (name: Name): Column<number> => ({
      value: sql`${listed(name)}::float8`,
      stored: { name, content: (value) => value },
    }),
    /** A time that the service sets. */
    time: (name: Name): Column<string> => ({ value: sql`${listed(name)}` }),
    /** A picture: the row stores the id of its file. */
    picture: (name: Name): Column<{ readonly src: string } | null> => ({
      value: sql`case when ${listed(name)} is null then null
        else json_build_object('src', '/files/' || ${listed(name)}) end`,
      stored: { name, content: (value) => fileIds(value)[0] ?? null },
      hasFiles: true,
    }),
  };
}

/** Returns the column of a value that is computed from the row and never written. */
export const computed = <Value>(value: RawBuilder<Value>): Column<Value> => ({ value });

interface Linked extends LinkTable {
  /** The table of the linked records, and the column of their order. */
  readonly of: keyof Tables;
  readonly orderBy: string;
}

/** Returns the column of several records of another table, each as `{id, titre}`. */
export function linkedColumn({ of, orderBy, ...links }: Linked): Column<readonly NamedRecord[]> {
  const { table, owner, target } = links;
  return {
    value: sql`coalesce((
      select json_agg(json_build_object('id', linked.id, 'titre', linked.titre) order by ${sql.ref(`linked.${orderBy}`)})
      from ${sql.table(table)} link join ${sql.table(of)} linked on linked.id = ${sql.ref(`link.${target}`)}
      where ${sql.ref(`link.${owner}`)} = listed.id), '[]')`,
    links,
  };
}
