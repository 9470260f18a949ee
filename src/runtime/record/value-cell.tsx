import { Absent } from '#fields/absent.tsx';
import { present, viewsOf } from '#fields/views.ts';
import { nameLinks } from '#runtime/links/name-link.tsx';
import type { Field } from '#schema/field.ts';

/** Shows a value of no resource in a table, by its field alone. */
export function ValueCell({ field, value: raw }: { field: Field; value: unknown }) {
  const value = present(field, raw);
  const { Cell, Missing = Absent } = viewsOf(field);
  const context = { field, labelOf: () => undefined, link: nameLinks.name };
  return value === undefined ? <Missing {...context} /> : <Cell {...context} value={value} />;
}
