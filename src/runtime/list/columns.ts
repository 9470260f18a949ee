import { viewsOf } from '#fields/views.ts';
import { fieldLabel, resourceText } from '#runtime/record/labels.ts';
import { fieldOf } from '#runtime/record/present-field.ts';
import type { Column, Resource } from '#schema/resource.ts';

/** What a list knows of a column before any row is there. */
export interface ListColumn {
  readonly id: string;
  readonly header: string;
  readonly source: Column;
  readonly align: 'start' | 'end';
  /** In pixels, where the table's usual width does not suit. */
  readonly width: number | undefined;
  /** The field that the header sorts by, where it does. */
  readonly sortField: string | undefined;
}

/** Room for a few lines, and for a picture beside them, in pixels. */
const linesWidth = 200;
const picturedWidth = 300;

/** The columns of a resource's list, in their order. */
export function listColumns(resource: Resource): ListColumn[] {
  return resource.list.columns.map((source) => {
    const leading = leadingField(source);
    const sortField = resource.list.sort?.includes(leading) ? leading : undefined;
    if (typeof source !== 'string') {
      const header = resourceText(resource, `columns.${source.id}`);
      const width = source.width ?? (source.picture === undefined ? linesWidth : picturedWidth);
      return { id: source.id, header, source, align: 'start', width, sortField };
    }
    const field = fieldOf(resource, source);
    const views = viewsOf(field);
    const header = fieldLabel(resource, source);
    return {
      id: source,
      header,
      source,
      align: views.align ?? 'start',
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
