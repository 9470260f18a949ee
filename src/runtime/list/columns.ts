import { viewsOf } from '#fields/views.ts';
import { fieldLabel, resourceText } from '#runtime/record/labels.ts';
import { fieldOf } from '#runtime/record/present-field.ts';
import type { Column } from '#schema/columns.ts';
import type { Resource } from '#schema/resource.ts';

/** A column of a list, apart from its rows. */
export interface ListColumn {
  readonly id: string;
  readonly header: string;
  readonly source: Column;
  readonly align: 'start' | 'end';
  readonly tall: true | undefined;
  /** The width in pixels; undefined for the table's default. */
  readonly width: number | undefined;
  /** The field that the header sorts by; undefined if it does not sort. */
  readonly sortField: string | undefined;
}

/** The widths of a column of several lines, without and with a picture beside them, in pixels. */
const linesWidth = 200;
const picturedWidth = 300;

/** Returns the columns of a resource's list in their order. */
export function listColumns(resource: Resource): ListColumn[] {
  return resource.list.columns.map((source) => {
    const leading = leadingField(source);
    const sortField = resource.list.sort?.includes(leading) ? leading : undefined;
    if (typeof source !== 'string') {
      const header = resourceText(resource, `columns.${source.id}`);
      const width = source.width ?? (source.picture === undefined ? linesWidth : picturedWidth);
      return { id: source.id, header, source, align: 'start', tall: undefined, width, sortField };
    }
    const field = fieldOf(resource, source);
    const views = viewsOf(field);
    const header = fieldLabel(resource, source);
    return {
      id: source,
      header,
      source,
      align: views.align ?? 'start',
      tall: views.tall,
      width: field.width ?? views.width,
      sortField,
    };
  });
}

function leadingField(column: Column): string {
  if (typeof column === 'string') return column;
  const [first] = column.lines;
  return typeof first === 'string' ? first : (first?.[0] ?? column.id);
}
