import * as z from 'zod/mini';
import { nullableBy } from '#schema/by-options.ts';
import { notEntered } from '#schema/constraints.ts';
import type { ReadField, ReadOptions } from '#schema/field.ts';
import type { OnlyOptions } from '#schema/only-options.ts';

/** An average over a number of reviews. */
export interface Rating {
  readonly avg: number;
  readonly total: number;
}

/** An average over a number of reviews: read, never entered. */
export type RatingField<Options extends ReadOptions = ReadOptions> = ReadField<'rating', Options, Rating>;

const stored = z.object({ avg: z.number(), total: z.int().check(z.nonnegative()) });

/** Declares an average over a number of reviews: read, never entered. */
export function rating<const Options extends OnlyOptions<Options, ReadOptions>>(
  options: Options,
): RatingField<Options> {
  return { ...notEntered, kind: 'rating', record: nullableBy(options, stored) };
}
