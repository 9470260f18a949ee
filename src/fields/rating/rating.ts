import * as z from 'zod/mini';
import { nullableWhen } from '#schema/constraints.ts';
import type { Access, Field, FieldOptions, ValueOf } from '#schema/field.ts';

/** An average over a number of reviews. */
export interface Rating {
  readonly avg: number;
  readonly total: number;
}

/** An average over a number of reviews: read, never entered. */
export type RatingField<Value = Rating | null, A extends Access = Access> = Field<
  'rating',
  Value,
  null,
  null,
  A
>;

/** An average over a number of reviews: read, never entered. */
export function rating<const Options extends Pick<FieldOptions, 'nullable'>>(
  options: Options,
): RatingField<ValueOf<Options, Rating>, 'readOnly'>;
export function rating(options: Pick<FieldOptions, 'nullable'>): RatingField {
  return {
    kind: 'rating',
    access: 'readOnly',
    required: false,
    record: nullableWhen(
      options.nullable,
      z.object({ avg: z.number(), total: z.int().check(z.nonnegative()) }),
    ),
    draft: z.null(),
    initial: null,
    toDraft: () => null,
  };
}
