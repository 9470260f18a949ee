import * as z from 'zod/mini';
import { notEntered, nullableWhen } from '#schema/constraints.ts';
import type { Access, Field, FieldOptions, ValueOf } from '#schema/field.ts';

/** Somewhere: its address. Where it lies on the globe comes along and is not shown. */
export interface Place {
  readonly address: string;
}

interface PlaceOptions extends Pick<FieldOptions, 'nullable'> {
  /** Which end of a way it is: a list sets it apart from the other one. */
  readonly mark?: 'start' | 'end';
}

/** Somewhere: read, never entered. */
export interface PlaceField<Value = Place | null, A extends Access = Access>
  extends Field<'place', Value, null, null, A> {
  readonly mark: 'start' | 'end' | undefined;
}

/** Somewhere: read, never entered. */
export function place<const Options extends PlaceOptions>(
  options: Options,
): PlaceField<ValueOf<Options, Place>, 'readOnly'>;
export function place({ nullable, mark }: PlaceOptions): PlaceField {
  const stored = z.object({ address: z.string() });
  return { ...notEntered, kind: 'place', mark, record: nullableWhen(nullable, stored) };
}
