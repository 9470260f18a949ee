import { fieldLabel } from '#runtime/record/labels.ts';
import { fieldOf } from '#runtime/record/present-field.ts';
import type { Resource } from '#schema/resource.ts';
import { folded } from '#schema/search-terms.ts';

/** A field that a column of a file can fill. */
export interface ImportField {
  readonly name: string;
  readonly label: string;
  readonly required: boolean;
}

/** The column of each field, by its index; a field without one stays empty. */
export type ImportColumns = Readonly<Record<string, number | undefined>>;

/** Returns the fields of the form that a text can fill: all but files. */
export function importFields(resource: Resource): ImportField[] {
  return resource.form.flat().flatMap((name) => {
    const field = fieldOf(resource, name);
    if (field.file !== undefined) return [];
    return [{ name, label: fieldLabel(resource, name), required: field.required }];
  });
}

/** Returns a heading without its unit, its accents and its punctuation: `Prix (€)` is `prix`. */
const core = (heading: string) => folded(heading.replace(/\([^)]*\)\s*$/, '')).replaceAll(/[^a-z0-9]/g, '');

/** Returns the columns whose heading is the label or the name of a field. An export of the list has exactly these. */
export function guessColumns(fields: readonly ImportField[], headings: readonly string[]): ImportColumns {
  const columns = headings.map(core);
  return Object.fromEntries(
    fields.map(({ name, label }) => {
      const byLabel = columns.indexOf(core(label));
      const found = byLabel === -1 ? columns.indexOf(core(name)) : byLabel;
      return [name, found === -1 ? undefined : found];
    }),
  );
}
