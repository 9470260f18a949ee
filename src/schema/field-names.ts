import type { Access, Field, Filter, ValueOrder } from './field.ts';

/** The fields of a resource by name. */
export type Fields = Readonly<Record<string, Field>>;

type NamesWith<F extends Fields, A> = { [K in keyof F]: F[K]['access'] extends A ? K : never }[keyof F] &
  string;

/** The fields whose access is not known, because their own declaration is wrong. Where they are used is no mistake. */
type Undecided<F extends Fields> = { [K in keyof F]: Access extends F[K]['access'] ? K : never }[keyof F] &
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

/** The fields that a declaration may name where it shows records. */
export type ShownName<F extends Fields> = ReadableName<F> | Undecided<F>;

/** A type that no name has. The compiler quotes its only member. */
export type Sentence<Text extends string> = { readonly [K in Text]: never };

/** Turns each name that is no field of a record into a sentence, which the compiler quotes. */
export type Readable<F extends Fields, Names extends string> =
  Names extends ShownName<F>
    ? Names
    : Names extends keyof F
      ? Sentence<`Records have no ${Names}: only forms have this field`>
      : Sentence<`Records have no field ${Names}`>;

/** Turns each name that forms cannot contain into a sentence, which the compiler quotes. */
export type Writable<F extends Fields, Names extends string> = Names extends WritableName<F> | Undecided<F>
  ? Names
  : Names extends keyof F
    ? Sentence<`Forms cannot contain ${Names}: it is read-only`>
    : Sentence<`Forms cannot contain ${Names}: there is no such field`>;

/** Turns each name that lists cannot be sorted by into a sentence, which the compiler quotes. */
export type Sortable<F extends Fields, Names extends string> = Names extends SortableName<F> | Undecided<F>
  ? Names
  : Names extends ReadableName<F>
    ? Sentence<`Lists cannot be sorted by ${Names}: its kind has no order`>
    : Sentence<`Lists cannot be sorted by ${Names}: records have no such field`>;

/** Turns each name that lists cannot be filtered by into a sentence, which the compiler quotes. */
export type Filterable<F extends Fields, Names extends string> = Names extends
  | FilterableName<F>
  | Undecided<F>
  ? Names
  : Names extends ReadableName<F>
    ? Sentence<`Lists cannot be filtered by ${Names}: its kind has no filter`>
    : Sentence<`Lists cannot be filtered by ${Names}: records have no such field`>;
