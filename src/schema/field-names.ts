import type { Field, Filter, ValueOrder } from './field.ts';

/** The fields of a resource by name. */
export type Fields = Readonly<Record<string, Field>>;

type NamesWith<F extends Fields, A> = { [K in keyof F]: F[K]['access'] extends A ? K : never }[keyof F] &
  string;

/** The fields that a record contains. */
export type ReadableName<F extends Fields> = NamesWith<F, 'readWrite' | 'readOnly'>;

/** The fields that a form may contain. */
export type WritableName<F extends Fields> = NamesWith<F, 'readWrite' | 'writeOnly'>;

/** The fields of a resource that lists can be sorted by. */
export type SortableName<F extends Fields> = {
  [K in ReadableName<F>]: F[K] extends { sort: ValueOrder } ? K : never;
}[ReadableName<F>];

/** The fields of a resource that lists can be filtered by. */
export type FilterableName<F extends Fields> = {
  [K in ReadableName<F>]: F[K] extends { filter: Filter } ? K : never;
}[ReadableName<F>];

/** Turns each name that lists cannot be filtered by into a sentence, which the compiler quotes. */
export type Filterable<F extends Fields, Names extends string> =
  Names extends FilterableName<F>
    ? Names
    : Names extends ReadableName<F>
      ? { readonly [K in `Lists cannot be filtered by ${Names}: its kind has no filter`]: never }
      : { readonly [K in `Lists cannot be filtered by ${Names}: records have no such field`]: never };
