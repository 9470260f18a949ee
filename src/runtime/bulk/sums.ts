import { fieldLabel } from '#runtime/record/labels.ts';
import { fieldOf, formatField, presentValue } from '#runtime/record/present-field.ts';
import type { Resource, StoredRecord } from '#schema/resource.ts';

/** The sum of one field over several records, as text. */
export interface Sum {
  readonly name: string;
  readonly label: string;
  readonly text: string;
}

/** Returns the fields in a list's columns whose values can be added up. */
export function summedFields(resource: Resource): string[] {
  return resource.list.columns
    .flatMap((column) => (typeof column === 'string' ? column : column.lines.flat()))
    .filter((name) => fieldOf(resource, name).sums);
}

/** Returns the sums of several records. Missing values count as nothing. */
export function sumsOf(resource: Resource, records: readonly StoredRecord[]): Sum[] {
  return summedFields(resource).flatMap((name) => {
    const values = records.map((record) => Number(presentValue(resource, record, name) ?? 0));
    // Whole cents have no error of rounding.
    const cents = values.reduce((sum, value) => sum + Math.round(value * 100), 0);
    const text = formatField(fieldOf(resource, name), cents / 100);
    return text === undefined ? [] : [{ name, label: fieldLabel(resource, name), text }];
  });
}
