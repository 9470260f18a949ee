import { columnWidths } from '#kit/table/resize-columns.ts';
import { defaultColumnWidth } from '#kit/table/table.ts';
import type { Column } from '#schema/columns.ts';
import { longestColumns } from '#schema/columns-text.ts';
import type { Resource } from '#schema/resource.ts';
import { type ListColumn, listColumns } from './list-columns.ts';

/** A column that is shown: that of the declaration, or a further field. */
export interface ArrangedColumn {
  readonly id: string;
  /** In pixels; undefined for the width that its content needs. */
  readonly width: number | undefined;
  /** True if it stays beside the title where the table is narrow, as long as it fits. */
  readonly pinned?: boolean | undefined;
}

/** The columns of a list in their order. Others are hidden. */
export type Arrangement = readonly ArrangedColumn[];

const idOf = (column: Column) => (typeof column === 'string' ? column : column.id);

const fieldsOf = (column: Column): readonly (string | undefined)[] =>
  typeof column === 'string' ? [column] : [column.picture, ...column.lines.flat()];

/** Returns the fields that records have and that no column of the list shows. */
function furtherFields({ fields, list }: Resource): string[] {
  const listed = [...list.columns.flatMap(fieldsOf), ...list.columns.map(idOf)];
  return Object.entries(fields).flatMap(([name, { access }]) =>
    access === 'writeOnly' || listed.includes(name) ? [] : [name],
  );
}

/** Returns every column that a list can show: those of the declaration in their order, then the further fields. */
export function offeredColumns(resource: Resource): ListColumn[] {
  const columns = [...resource.list.columns, ...furtherFields(resource)];
  return listColumns({ ...resource, list: { ...resource.list, columns } });
}

/** Returns the column that is always shown: the one with the title of the record, which opens it. */
export function titleColumn({ list, title }: Resource): string | undefined {
  const column = list.columns.find((each) => fieldsOf(each).includes(title)) ?? list.columns[0];
  return column && idOf(column);
}

/** Returns the arrangement of the declaration. */
export const declaredArrangement = ({ list }: Resource): Arrangement =>
  list.columns.map((column) => ({ id: idOf(column), width: undefined }));

/** Returns an arrangement as a text: `identity,role:180!`. The mark is that of a pinned column. */
export const formatArrangement = (arrangement: Arrangement): string =>
  arrangement
    .map(({ id, width, pinned }) => `${id}${width === undefined ? '' : `:${width}`}${pinned ? '!' : ''}`)
    .join(',');

/**
 * Reads the text of an arrangement. Columns that the list does not have are left out, the column with the title is added;
 * undefined if nothing is left.
 */
export function parseArrangement(resource: Resource, text: string): Arrangement | undefined {
  const offered = offeredColumns(resource).map(({ id }) => id);
  const read = text
    .slice(0, longestColumns)
    .split(',')
    .map((part) => /^([^:!]+)(?::(\d{1,4}))?(!)?$/.exec(part))
    .flatMap((match): ArrangedColumn[] => {
      const [, id = '', width, mark] = match ?? [];
      return offered.includes(id)
        ? [{ id, width: width === undefined ? undefined : within(Number(width)), pinned: mark !== undefined }]
        : [];
    });
  const unique = read.filter(({ id }, index) => read.findIndex((other) => other.id === id) === index);
  if (unique.length === 0) return undefined;
  const title = titleColumn(resource);
  if (title === undefined || unique.some(({ id }) => id === title)) return unique;
  return [{ id: title, width: undefined }, ...unique];
}

const within = (width: number) => Math.min(Math.max(width, columnWidths.min), columnWidths.max);

/** Added to the rank of a pinned column: all others move below the title before it. */
const pinnedRank = 100;

/**
 * Returns the columns of an arrangement. One with a width of its own needs no more than that where a table is narrow, and
 * takes no share where it is wide.
 */
export function arrangedColumns(resource: Resource, arrangement: Arrangement): ListColumn[] {
  const offered = offeredColumns(resource);
  const title = titleColumn(resource);
  return arrangement.flatMap(({ id, width, pinned }): ListColumn[] => {
    const found = offered.find((each) => each.id === id);
    if (found === undefined) return [];
    const column = pinned ? { ...found, rank: (found.rank ?? 1) + pinnedRank } : found;
    const position = id === title ? 'title' : 'value';
    if (width === undefined) return [{ ...column, position }];
    const least = Math.min(column.width ?? defaultColumnWidth, width);
    return [{ ...column, position, width: least, maxWidth: width }];
  });
}
