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

/** The texts of a heading and a field that may be the same, the surest ones first. */
const matches: readonly ((heading: string, field: ImportField) => boolean)[] = [
  (heading, { label }) => folded(heading) === folded(label),
  (heading, { label }) => core(heading) === core(label),
  (heading, { name }) => core(heading) === core(name),
];

/**
 * Returns the columns whose heading is the label or the name of a field, each for one field. An export of the list has
 * exactly these.
 */
export function guessColumns(fields: readonly ImportField[], headings: readonly string[]): ImportColumns {
  const columns = new Map<string, number>();
  const taken = new Set<number>();
  for (const isMatch of matches)
    for (const field of fields) {
      const found = headings.findIndex((heading, index) => !taken.has(index) && isMatch(heading, field));
      if (found === -1 || columns.has(field.name)) continue;
      columns.set(field.name, found);
      taken.add(found);
    }
  return Object.fromEntries(fields.map(({ name }) => [name, columns.get(name)]));
}
