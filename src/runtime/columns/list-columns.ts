import type { ColumnSize } from '#fields/contract.ts';
import { viewsOf } from '#fields/views.ts';
import { defaultColumnWidth, type TableColumn } from '#kit/table/table.ts';
import { fieldLabel, resourceText } from '#runtime/record/labels.ts';
import { fieldOf } from '#runtime/record/present-field.ts';
import type { Column } from '#schema/columns.ts';
import type { Resource } from '#schema/resource.ts';

/** A column of a list, apart from its rows. */
export interface ListColumn extends Pick<TableColumn<never>, 'position' | 'maxWidth' | 'enough'> {
  readonly id: string;
  readonly header: string;
  readonly source: Column;
  readonly align: 'start' | 'end';
  readonly tall: true | undefined;
  readonly width: number | undefined;
  readonly grow: number | undefined;
  readonly rank: number | undefined;
  /** The field that the header sorts by; undefined if it does not sort. */
  readonly sortField: string | undefined;
}

/** The upper limit of the minimum width of a column, in pixels. Longer lines wrap. */
const largestMinWidth = 236;
/** The largest share that a line below the first one claims for its column. */
const secondaryShare = 2;
/** The share of what is left that a column of pictures and names claims at least. */
const namesShare = 2.25;
/** The padding of a cell, both sides together, in pixels. Half of it is counted between two fields of a line. */
const padding = 24;

/** A picture with its space, in pixels. */
const pictureWidth = 44;

/** The heading of the column of actions, in pixels. */
const headingWidth = 76;

/** Added to the rank of a sortable column: it moves below the title later than the others. */
const sortedRank = 10;

/** Returns the columns of a resource's list in their order. */
export function listColumns(resource: Resource): ListColumn[] {
  return resource.list.columns.map((source) => {
    const leading = leadingField(source);
    const sortField = resource.list.sort?.includes(leading) ? leading : undefined;
    const header =
      typeof source === 'string'
        ? fieldLabel(resource, source)
        : resourceText(resource, `columns.${source.id}`);
    const { rank, ...size } = sizeOf(resource, source);
    const views = typeof source === 'string' ? viewsOf(fieldOf(resource, source)) : undefined;
    return {
      id: typeof source === 'string' ? source : source.id,
      header,
      source,
      align: views?.align ?? 'start',
      tall: views?.tall,
      ...size,
      rank: sortField === undefined ? rank : rank + sortedRank,
      sortField,
    };
  });
}

/**
 * Returns the size that a column needs for the kinds of its fields. The column that names the records is as wide as its widest
 * line. In the others the lines below the first one are secondary, such as a note below a status: they wrap, and claim
 * a share of at most `secondaryShare`.
 */
function sizeOf(resource: Resource, column: Column) {
  const lines = linesOf(column).map((names) =>
    names.map((name): Partial<ColumnSize> => {
      const field = fieldOf(resource, name);
      return viewsOf(field).column?.(field) ?? {};
    }),
  );
  const isTitle = linesOf(column).flat().includes(resource.title);
  const leading = isTitle ? lines : lines.slice(0, 1);
  const shares = lines.flatMap((line, at) =>
    line.map(({ grow = 1 }) => (at === 0 ? grow : Math.min(grow, secondaryShare))),
  );
  const widths = leading.map((line) =>
    line.reduce((sum, { width = defaultColumnWidth, titleWidth = width }, at) => {
      const least = isTitle && at === 0 ? titleWidth : width;
      return sum + least - padding / 2;
    }, padding / 2),
  );
  const picture = typeof column === 'string' || column.picture === undefined ? 0 : pictureWidth;
  const grow = Math.max(...shares);
  return {
    width: Math.min(Math.max(...widths) + picture, largestMinWidth),
    grow: picture === 0 ? grow : Math.max(grow, namesShare),
    enough: lines[0]?.[0]?.enough,
    rank: Math.min(...leading.flat().map(({ rank = 1 }) => rank)),
  };
}

/** Returns the names of the fields of each line of a column. */
const linesOf = (column: Column): (readonly string[])[] =>
  typeof column === 'string'
    ? [[column]]
    : column.lines.map((line) => (typeof line === 'string' ? [line] : line));

const leadingField = (column: Column): string =>
  linesOf(column)[0]?.[0] ?? (typeof column === 'string' ? column : column.id);

/** Returns the width of the column of actions, in pixels. Icons are narrow, commands have labels. */
export function actionsWidth(resource: Resource): number {
  const widths = (resource.list.actions ?? []).map((action) =>
    resource.commands?.[action] === undefined
      ? 36
      : 26 + 7 * resourceText(resource, `commands.${action}.label`).length,
  );
  return Math.max(
    headingWidth,
    widths.reduce((sum, width) => sum + width, 22),
  );
}
