import * as z from 'zod/mini';
import { parseInstant } from '#lib/dates/dates.ts';
import { nullableWhen } from '#schema/constraints.ts';
import type { Access, Field, FieldOptions, ValueOf } from '#schema/field.ts';

interface InstantOptions extends Pick<FieldOptions, 'nullable'> {
  /** `relative` tells how long ago, with the full date at hand; `full` tells the date. Default: 'relative'. */
  readonly style?: 'relative' | 'full';
}

/** A moment, as ISO 8601 with its offset: read, never entered. */
export interface InstantField<Value = string | null, A extends Access = Access>
  extends Field<'instant', Value, null, null, A> {
  readonly style: 'relative' | 'full';
}

/** A moment: read, never entered. */
export function instant<const Options extends InstantOptions>(
  options: Options,
): InstantField<ValueOf<Options, string>, 'readOnly'>;
export function instant(options: InstantOptions): InstantField {
  return {
    kind: 'instant',
    access: 'readOnly',
    required: false,
    style: options.style ?? 'relative',
    record: nullableWhen(
      options.nullable,
      z.string().check(z.refine((value) => parseInstant(value) !== undefined)),
    ),
    draft: z.null(),
    initial: null,
    toDraft: () => null,
  };
}
