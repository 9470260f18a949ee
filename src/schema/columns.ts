import type { Fields, Readable, Sentence } from './field-names.ts';
import type { LabelledColumn, ResourceName } from './messages.ts';

/**
 * A column that shows several fields: lines, and a picture before them. The first line is strong if the title of the resource
 * is one of the fields.
 */
export interface ComposedColumn<FieldName extends string = string, Id extends string = string> {
  /** The key of its heading in the dictionary (`columns`). */
  readonly id: Id;
  readonly picture?: FieldName;
  /** One entry per line. Fields in one line are side by side, where there is space for them. */
  readonly lines: readonly (FieldName | readonly FieldName[])[];
  /** The lines are of one rank, such as both ends of a route, and all small. Default: those below the first one are secondary. */
  readonly alike?: true;
}

/** A column: one field under its own label, or several fields under a heading. */
export type Column<FieldName extends string = string, Id extends string = string> =
  | FieldName
  | ComposedColumn<FieldName, Id>;

/** The names of one line, or the name of a column. */
type ReadableNames<F extends Fields, Line> = Line extends string
  ? Readable<F, Line>
  : { readonly [At in keyof Line]: Line[At] extends string ? Readable<F, Line[At]> : never };

type ReadableLines<F extends Fields, Lines> = { readonly [At in keyof Lines]: ReadableNames<F, Lines[At]> };

/**
 * Turns each name in the columns of a list that is no field of a record, and each heading without a text, into a sentence,
 * which the compiler quotes.
 */
export type ReadableColumns<
  Name extends ResourceName,
  F extends Fields,
  Columns extends readonly Column[],
> = {
  readonly [At in keyof Columns]: Columns[At] extends ComposedColumn
    ? {
        readonly id: Columns[At]['id'] extends LabelledColumn<Name>
          ? Columns[At]['id']
          : Sentence<`Add resources.${Name}.columns.${Columns[At]['id']} to locales/fr.json`>;
        readonly picture?: Columns[At]['picture'] extends infer Picture extends string
          ? Readable<F, Picture>
          : undefined;
        readonly alike?: true;
        readonly lines: ReadableLines<F, Columns[At]['lines']>;
      }
    : ReadableNames<F, Columns[At]>;
};

/** What the page of a record shows first. Its other fields follow in the order of their declaration. */
export interface DetailOptions<FieldName extends string = string, Id extends string = string> {
  /** The fields that one looks for first. Several below each other have the heading of a column. */
  readonly head: readonly (FieldName | Pick<ComposedColumn<FieldName, Id>, 'id' | 'lines'>)[];
}
