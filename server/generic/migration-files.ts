import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dashed } from '#schema/names.ts';
import { migrationsFolder } from './folders.ts';

/** Returns the name of the descriptor's file that a migration belongs to: `ride-reports` of `ride-reports-002`. */
export const resourceOf = (name: string) => name.slice(0, -'-001'.length);

/** Returns the name of a generated resource's table, by the name of the resource or that of its file. */
export const tableOf = (name: string) => `entity_${dashed(name).replaceAll('-', '_')}`;

const fileName = /^([\w-]+)-(\d{3})\.sql$/;

/** Returns the names of the migrations, e.g. `vehicles-001`: the first creates a table, the later ones change it. */
export function migrationNames(folder = migrationsFolder): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((file) => fileName.test(file))
    .map((file) => file.slice(0, -'.sql'.length))
    .toSorted();
}

/** Returns the names of the descriptor files that have migrations, e.g. `ride-reports`. */
export const filesWithTables = (): Set<string> => new Set(migrationNames().map(resourceOf));

/** A file of migrations with its SHA-256, which tells whether its text has changed. */
export interface Migration {
  readonly name: string;
  readonly text: string;
  readonly digest: string;
}

/** Returns the migrations of a folder, in the order of their names. */
export function migrationsIn(folder = migrationsFolder): Migration[] {
  return migrationNames(folder).map((name) => {
    const text = readFileSync(`${folder}/${name}.sql`, 'utf8');
    return { name, text, digest: createHash('sha256').update(text).digest('hex') };
  });
}

/** Returns the statements of a migration, in their order. */
export const statementsOf = ({ text }: Pick<Migration, 'text'>): string[] =>
  text.split(/;\s*$/m).filter((statement) => statement.trim() !== '');

/** A statement that adds a foreign key, with its table, its name, its column and the table that it names. */
export const foreignKey = /alter table (\w+) add constraint (\w+) foreign key \("(\w+)"\) references (\w+)/;

const columnChange =
  /add column (?:if not exists )?"(\w+)" ([a-z]+(?:\(\d+, ?\d+\)|\[\])?)|rename column "(\w+)" to "(\w+)"|drop column if exists "(\w+)"|alter column "(\w+)" (?:set data )?type ([a-z]+(?:\(\d+, ?\d+\)|\[\])?)/g;

/** Returns a type without its precision. */
export const baseOf = (type: string) => type.replace(/\(.*/, '');

/**
 * Returns the types of the columns that some migrations make, with their precision, by their names. A column that is added twice
 * has its first type, with the last precision.
 */
export function declaredTypesIn(texts: readonly string[]): ReadonlyMap<string, string> {
  const types = new Map<string, string>();
  for (const text of texts)
    for (const [, added, type, from, to, dropped, altered, other] of text.matchAll(columnChange)) {
      if (added !== undefined && type !== undefined) {
        const former = types.get(added);
        if (former === undefined || baseOf(former) === baseOf(type)) types.set(added, type);
      }
      const renamed = types.get(from ?? '');
      if (from !== undefined && to !== undefined && renamed !== undefined)
        types.set(to, renamed).delete(from);
      if (dropped !== undefined) types.delete(dropped);
      if (altered !== undefined && other !== undefined) types.set(altered, other);
    }
  return types;
}

/** Returns the types of the columns that some migrations make, without their precision, by their names. */
export const columnTypesIn = (texts: readonly string[]): ReadonlyMap<string, string> =>
  new Map([...declaredTypesIn(texts)].map(([name, type]) => [name, baseOf(type)]));

/** Returns the types of the columns that the migrations of a descriptor's file make, by their names. */
export const columnTypes = (file: string, folder = migrationsFolder): ReadonlyMap<string, string> =>
  columnTypesIn(
    migrationsIn(folder)
      .filter(({ name }) => resourceOf(name) === file)
      .map(({ text }) => text),
  );
