import type { ReactNode } from 'react';
import type { Field, Filter } from '#schema/field.ts';
import type { FilterParameter } from '#schema/filters.ts';

/** The values of filters, by the names of their parameters, as in the URL. */
export type FilterValues = Readonly<Record<string, readonly string[]>>;

/** A filter of a list: a field that its records are compared by. */
export interface ListedFilter {
  /** The name of the field. */
  readonly id: string;
  readonly kind: Filter;
  readonly field: Field;
  readonly label: string;
  readonly parameters: readonly FilterParameter[];
  /** Returns the dictionary's label of a value, if it has one. */
  readonly labelOf: (value: string) => string | undefined;
}

/** The props of what a filter lets through, as text. */
export interface FilterValueProps {
  readonly filter: ListedFilter;
  readonly values: FilterValues;
}

/** The props of the editor of a filter. */
export interface FilterEditorProps extends FilterValueProps {
  /** Sets parameters. One without values filters nothing. */
  readonly onChange: (values: FilterValues) => void;
  /** Closes the panel: nothing more can be chosen. */
  readonly onDone: () => void;
}

/** How a kind of filter is set and shown. */
export interface FilterKind {
  Editor(props: FilterEditorProps): ReactNode;
  /** Rendered only if the filter is set. */
  Value(props: FilterValueProps): ReactNode;
}
