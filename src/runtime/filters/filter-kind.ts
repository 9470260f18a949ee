import type { ReactNode } from 'react';
import type { Field } from '#schema/field.ts';
import type { FilterParameter } from '#schema/filters.ts';

/**
 * The values of a list's filters, by the names of their parameters; one without values filters nothing. They are texts
 * as in the URL: a period has days, its last one included (`createdAt_to: ['2026-11-20']`), the name of a period (`['month']`) or
 * instants; a range has numbers with a point.
 */
export type UrlFilters = Readonly<Record<string, readonly string[]>>;

/** A filter of a list: what its records are compared by. */
export interface ListedFilter {
  /** The name of a field, or of another filter. */
  readonly id: string;
  readonly kind: FilterParameter['kind'];
  /** Undefined for a filter that is not by one field. */
  readonly field: Field | undefined;
  readonly label: string;
  readonly parameters: readonly FilterParameter[];
  /** Returns the dictionary's label of a value, if it has one. */
  readonly labelOf: (value: string) => string | undefined;
}

/** The props of what a filter lets through, as text. */
export interface FilterValueProps {
  readonly filter: ListedFilter;
  readonly values: UrlFilters;
}

/** The props of the editor of a filter. */
export interface FilterEditorProps extends FilterValueProps {
  /** Sets parameters. One without values filters nothing. */
  readonly onChange: (values: UrlFilters) => void;
  /** Closes the panel: nothing more can be chosen. */
  readonly onDone: () => void;
}

/** Returns the field of a filter. Throws if it has none. */
export function fieldOf({ id, field }: ListedFilter): Field {
  if (field === undefined) throw new Error(`The filter ${id} is not by a field.`);
  return field;
}

/** How a kind of filter is set and shown. */
export interface FilterKind {
  Editor(props: FilterEditorProps): ReactNode;
  /** Rendered only if the filter is set. */
  Value(props: FilterValueProps): ReactNode;
}
