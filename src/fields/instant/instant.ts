import * as z from 'zod/mini';
import { parseInstant } from '#lib/dates/dates.ts';
import { nullableBy } from '#schema/by-options.ts';
import { notEntered } from '#schema/constraints.ts';
import type { ReadField, ReadOptions } from '#schema/field.ts';
import type { OnlyOptions } from '#schema/only-options.ts';

interface InstantOptions extends ReadOptions {
  /**
   * `relative` shows the time since, with the full date in a tooltip; `full` shows the date, `exact` the date to the
   * second. Default: 'relative'.
   */
  readonly style?: 'relative' | 'full' | 'exact';
}

/** A moment, as ISO 8601 with its offset: read, never entered. */
export interface InstantField<Options extends InstantOptions = InstantOptions>
  extends ReadField<'instant', Options, string> {
  readonly style: 'relative' | 'full' | 'exact';
  readonly sort: 'time';
  readonly filter: 'period';
}

const stored = z.string().check(z.refine((value) => parseInstant(value) !== undefined));

/** Declares a moment: read, never entered. */
export function instant<const Options extends OnlyOptions<Options, InstantOptions>>(
  options: Options,
): InstantField<Options> {
  return {
    ...notEntered,
    kind: 'instant',
    style: options.style ?? 'relative',
    record: nullableBy(options, stored),
    sort: 'time',
    filter: 'period',
  };
}
