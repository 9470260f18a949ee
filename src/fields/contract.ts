import type { ReactElement, ReactNode } from 'react';
import type * as z from 'zod/mini';
import type { SkeletonProps } from '#kit/skeleton/skeleton.tsx';
import type { Field } from '#schema/field.ts';
import type { RecordId, StoredRecord } from '#schema/resource.ts';

/** A value of a record, without null. */
export type Present<F extends Field> = NonNullable<z.output<F['record']>>;

/** Returns the dictionary's label for a value of the field (`choices`), if it has one. */
export type LabelOf = (value: string) => string | undefined;

/** Renders the name of another record as the link to its page; undefined if its resource has no such pages. */
export type NameLink = (record: { resource: string; id: RecordId; name: string }) => ReactElement | undefined;

/** How a resource names and formats what its records contain. */
export interface Description {
  /** The name of the resource. */
  readonly name: string;
  /** True if each record has a page. */
  readonly opens: boolean;
  /** Returns the label of a field; undefined if it has none. */
  label(field: string): string | undefined;
  /** Returns a value of a field as text; undefined if there is nothing to show. */
  format(field: string, raw: unknown): string | undefined;
  /** Returns the label of a command; undefined if there is none of this name. */
  command(name: string): string | undefined;
}

/** Loads the description of another resource; undefined if there is no such resource. */
export type Describe = (resource: string) => Promise<Description | undefined>;

/** The surroundings of a value that a view shows. */
export interface Context<F extends Field = Field> {
  readonly field: F;
  readonly labelOf: LabelOf;
  /** The title of the record, for views that act on it or show its initials. */
  readonly title?: string | undefined;
  /** Default: names are not linked. */
  readonly link?: NameLink | undefined;
  /** Default: other resources are not described. */
  readonly describeResource?: Describe | undefined;
  /** The parameters that restrict the list to some records, e.g. to those of one user. A cell does not repeat them. */
  readonly restrictedTo?: Readonly<Record<string, string>> | undefined;
}

/** The size of a column. Tables declare none: it follows from the kinds of their values. */
export interface ColumnSize {
  /** The minimum width in pixels at the default text size, with the space between columns. */
  readonly width: number;
  /** The minimum width of a column that names the records, in pixels. Default: `width`. */
  readonly titleWidth?: number;
  /** The share of the width that is left. */
  readonly grow: number;
  /** The width in pixels from which its content needs no more: what is left goes to the other columns. Default: it has no limit. */
  readonly enough?: number;
  /** Where a table is narrow, the columns with the lowest rank move below the title of their row. */
  readonly rank: number;
}

/** The props of a cell or a detail. The value is not missing and has passed the field's schema. */
export interface ViewProps<F extends Field = Field> extends Context<F> {
  readonly value: Present<F>;
  /** In a cell of a kind that is `pictured`: the further lines of its column, which the view shows below its text. */
  readonly below?: ReactNode;
}

/**
 * The views of a kind. They never receive null, undefined or a value of another type: the caller shows a dash for
 * those, and for values that `isEmpty` accepts.
 */
export interface Views<F extends Field = Field> {
  /** 'end' for numbers. Default: 'start'. */
  readonly align?: 'start' | 'end';
  /** Returns the size of a column of this kind. */
  column?(field: F): ColumnSize;
  /** True if a cell may have many lines: the texts of its row begin at the top. */
  readonly tall?: true;
  /** True if a cell has a picture of its own: it shows the further lines of its column (`below`) beside it. Default: false. */
  readonly pictured?: true;
  /** The shapes that stand for a value of a record's page during loading. They are as high as most values. */
  readonly skeleton: readonly SkeletonProps[];
  /** Returns the shapes that stand for a value in a table. Default: those of `skeleton`. */
  cellSkeleton?(field: F): readonly SkeletonProps[];
  /** True if a record's page gives it a whole line: it may be a long text or several lines. Default: false. */
  readonly wide?: true;
  /**
   * Set if a record's page shows it without its label: over the whole width, or in half of a wide page, with the fields
   * that follow beside it. Default: it is a row with its label.
   */
  readonly banner?: 'full' | 'half';
  /** Returns the unit of a field's numbers, where a number stands without it. Default: none. */
  unit?(field: F): string | undefined;
  /** Returns true if a value shows nothing, e.g. an empty text. False and 0 are not empty. */
  isEmpty(value: Present<F>): boolean;
  /** Returns the value as plain French text. Only this function turns it into text. */
  format(value: Present<F>, context: Context<F>): string;
  /** Returns what a file has instead of the text, where a spreadsheet understands that better. Default: the text. */
  fileValue?(value: Present<F>): string;
  /** The value in a table: one line, quick to render. */
  Cell(props: ViewProps<F>): ReactNode;
  /** The value on a page of its own record. */
  Detail(props: ViewProps<F>): ReactNode;
  /** Shown in a cell if the value is missing. Default: a dash. */
  Missing?(context: Context<F>): ReactNode;
}

/** The attributes that connect a control to its label, its hint and its error. The caller shows those. */
export interface ControlProps {
  readonly id: string;
  readonly name: string;
  readonly required?: boolean | undefined;
  readonly disabled?: boolean | undefined;
  readonly 'aria-describedby'?: string | undefined;
  readonly 'aria-invalid'?: boolean | undefined;
}

/** The props of an input. It renders only the control, is controlled and knows no form library. */
export interface InputProps<F extends Field = Field> extends Context<F> {
  readonly control: ControlProps;
  readonly label: string;
  readonly value: z.input<F['draft']>;
  readonly autoFocus?: boolean | undefined;
  /** The message of its problem, which an input with several parts shows itself. */
  readonly error?: string | undefined;
  /** The stored record, if one is edited. */
  readonly record?: StoredRecord | undefined;
  onChange(value: z.input<F['draft']>): void;
  onBlur(): void;
}

/** The input of a kind. */
export interface Input<F extends Field = Field> {
  /** True if the control has several parts, each with a label and a message: it shows its label and its error itself. Default: the caller does. */
  readonly hasParts?: true;
  /** True if the control is as high as a text area. Default: as high as a line. */
  readonly tall?: true;
  /** Returns what users must know before they enter a value. Default: nothing. */
  hint?(field: F): string | undefined;
  /**
   * Returns the value of a form that the text of a cell in a file means, read as generously as what is typed; a text that means
   * none is returned as it is, and the form refuses it. The label of a choice arrives as its value. Default: as in a multipart
   * form.
   */
  fromCell?(text: string): z.input<F['draft']> | string;
  Control(props: InputProps<F>): ReactNode;
}

/** The views of a kind that records have; a kind that is only entered has none. */
export type ViewsEntry<F extends Field> = [z.output<F['record']>] extends [never] ? undefined : Views<F>;

/** The input of a kind that is entered; a kind that is only read has none. */
export type InputEntry<F extends Field> = [z.input<F['draft']>] extends [null] ? undefined : Input<F>;
