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

/** What the page of a record shows first. Its other fields follow in the order of their declaration. */
export interface DetailOptions<FieldName extends string = string, Id extends string = string> {
  /** The fields that one looks for first. Several below each other have the heading of a column. */
  readonly head: readonly (FieldName | Pick<ComposedColumn<FieldName, Id>, 'id' | 'lines'>)[];
}
