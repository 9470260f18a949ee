import type { ReactElement, ReactNode } from 'react';
import type * as z from 'zod/mini';
import type { Field } from '#schema/field.ts';
import type { ResourceName } from '#schema/messages.ts';
import type { RecordId, StoredRecord } from '#schema/resource.ts';

/** A value that is there: what a record holds, without null. */
export type Present<F extends Field> = NonNullable<z.output<F['record']>>;

/** Returns the dictionary's label for a value of the field (`choices`), if it has one. */
export type LabelOf = (value: string) => string | undefined;

/** Renders the name of another record as the link to its page; undefined if its resource has no such pages. */
export type NameLink = (record: {
  resource: ResourceName;
  id: RecordId;
  name: string;
}) => ReactElement | undefined;

/** What a view needs beside the value. */
export interface Context<F extends Field = Field> {
  readonly field: F;
  readonly labelOf: LabelOf;
  /** What the record is called, where a view is to name what it acts on. */
  readonly title?: string | undefined;
  /** Where there are pages to lead to. */
  readonly link?: NameLink | undefined;
}

/** What a cell or a detail draws: a value that is there and has passed the field's own schema. */
export interface ViewProps<F extends Field = Field> extends Context<F> {
  readonly value: Present<F>;
}

/**
 * How a kind is shown. Views never meet null, undefined or a value of another type:
 * the caller draws the dash for those, and for what `isEmpty` names.
 */
export interface Views<F extends Field = Field> {
  /** Numbers align at their end. Default: 'start'. */
  readonly align?: 'start' | 'end';
  /** The room that a column of the kind wants, in pixels, where the table's usual 150 does not suit. */
  readonly width?: number;
  /** On a record's page it takes the whole width, above the facts, without its label. Default: false. */
  readonly banner?: boolean;
  /** Whether a value that is there says nothing, e.g. an empty text. False and 0 are not empty. */
  isEmpty(value: Present<F>): boolean;
  /** The value as plain French text: the only place where it becomes words. */
  format(value: Present<F>, context: Context<F>): string;
  /** The value in a table: one line, quick to draw. */
  Cell(props: ViewProps<F>): ReactNode;
  /** The value on a page of its own record. */
  Detail(props: ViewProps<F>): ReactNode;
  /** What stands in a cell for a value that is missing, where the dash would not do: a drawing for a picture. */
  Missing?(context: Context<F>): ReactNode;
}

/** What ties a control to its label, its hint and its error. The caller of an input draws those. */
export interface ControlProps {
  readonly id: string;
  readonly name: string;
  readonly required?: boolean | undefined;
  readonly disabled?: boolean | undefined;
  readonly 'aria-describedby'?: string | undefined;
  readonly 'aria-errormessage'?: string | undefined;
  readonly 'aria-invalid'?: boolean | undefined;
}

/** What an input draws: the control alone. It is controlled and knows no form library. */
export interface InputProps<F extends Field = Field> extends Context<F> {
  readonly control: ControlProps;
  readonly label: string;
  readonly value: z.input<F['draft']>;
  readonly autoFocus?: boolean | undefined;
  /** The stored record, where one is edited. */
  readonly record?: StoredRecord | undefined;
  onChange(value: z.input<F['draft']>): void;
  onBlur(): void;
}

/** How a kind is entered. */
export interface Input<F extends Field = Field> {
  /** Whether the control is a group of its own, so that its label is a legend. Default: false. */
  readonly group?: boolean;
  Control(props: InputProps<F>): ReactNode;
}

/** The views of a kind that a record holds; a kind that is only entered has none. */
export type ViewsEntry<F extends Field> = [z.output<F['record']>] extends [never] ? undefined : Views<F>;

/** The input of a kind that is entered; a kind that is only read has none. */
export type InputEntry<F extends Field> = [z.input<F['draft']>] extends [null] ? undefined : Input<F>;
