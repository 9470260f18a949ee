import { viewsOf } from '#fields/views.ts';
import { scaled } from '#lib/numbers/scaled.ts';
import type { ListQuery } from '#lib/queries/list-call.ts';
import type { SheetRow, SheetValue } from '#lib/sheets/sheet.ts';
import { fieldLabel } from '#runtime/record/labels.ts';
import { fieldOf, presentValue, textOf } from '#runtime/record/present-field.ts';
import type { Column } from '#schema/columns.ts';
import type { Resource, StoredRecord } from '#schema/resource.ts';

/** The list to export. */
export interface ExportedList {
  readonly resource: Resource;
  /** The part of the list that is shown: its search, filters and order apply to the file, too. */
  readonly search: ListQuery;
  /** The selected records, if only they are to be exported. */
  readonly selected?: readonly StoredRecord[];
}

/** A field that can be a column of the file. */
export interface ExportField {
  readonly name: string;
  readonly label: string;
  /** True if the list shows its text. */
  readonly listed: boolean;
}

const namesOf = (column: Column): readonly string[] =>
  typeof column === 'string' ? [column] : column.lines.flat();

/** Returns the fields of a record that can be exported: those of the list first, in its order. */
export function exportFields(resource: Resource): ExportField[] {
  const listed = resource.list.columns.flatMap(namesOf);
  const readable = Object.entries(resource.fields).flatMap(([name, { access }]) =>
    access === 'writeOnly' ? [] : [name],
  );
  return [...new Set([...listed, ...readable])].map((name) => ({
    name,
    label: headingOf(resource, name),
    listed: listed.includes(name),
  }));
}

/** Returns the label of a field, with the unit of numbers: "Distance (km)". */
function headingOf(resource: Resource, name: string): string {
  const field = fieldOf(resource, name);
  const unit = field.sort === 'number' ? viewsOf(field).unit?.(field) : undefined;
  const label = fieldLabel(resource, name);
  return unit === undefined ? label : `${label} (${unit})`;
}

/** Returns a record as a row. Numbers and moments keep their type, so that a spreadsheet can calculate with them. */
export const exportRow = (resource: Resource, record: StoredRecord, names: readonly string[]): SheetRow =>
  names.map((name) => exportValue(resource, record, name));

function exportValue(resource: Resource, record: StoredRecord, name: string): SheetValue {
  const field = fieldOf(resource, name);
  const { sort, members, scale = 1 } = field;
  const value: unknown = presentValue(resource, record, name);
  if (value === undefined || value === null) return null;
  const text = viewsOf(field).fileValue?.(value) ?? textOf(resource, record, name) ?? null;
  if (members !== undefined || (typeof value !== 'string' && typeof value !== 'number')) return text;
  if (sort === 'number') return finite(scaled(Number(value), scale)) ?? text;
  if (sort === 'time') return momentOf(value) ?? text;
  return text;
}

const finite = (number: number) => (Number.isFinite(number) ? number : undefined);

/** Returns the moment of an instant; undefined for a day, which has no time. */
function momentOf(value: string | number): Date | undefined {
  const moment = new Date(value);
  return String(value).includes('T') && finite(moment.getTime()) !== undefined ? moment : undefined;
}
