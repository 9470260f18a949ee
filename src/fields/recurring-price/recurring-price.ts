import * as z from 'zod/mini';
import { notEntered } from '#schema/constraints.ts';
import type { Field } from '#schema/field.ts';
import { storedNumber } from '#schema/numbers.ts';
import type { OnlyOptions } from '#schema/only-options.ts';

const members = {
  price: storedNumber,
  interval_count: z.optional(z.nullable(storedNumber)),
  interval_unit: z.optional(z.nullable(z.string())),
};
const stored = z.object(members);

/** An amount that is due again after so many days, weeks, months or years. */
export type RecurringPrice = z.output<typeof stored>;

interface RecurringPriceOptions {
  /**
   * The text of the interval: in words, where a count of one is left out ("mois", "3 mois"), or always the count and the
   * label of its unit ("1 Mois", "2 Année(s)"). Default: 'words'.
   */
  readonly interval?: 'words' | 'labels';
}

/** An amount that is due again, stored in three members of its record: read, never entered. */
export interface RecurringPriceField extends Field<'recurringPrice', RecurringPrice, null, null, 'readOnly'> {
  readonly members: typeof members;
  readonly interval: 'words' | 'labels';
}

/** Declares an amount that is due again, stored in three members of its record: read, never entered. */
export function recurringPrice<const Options extends OnlyOptions<Options, RecurringPriceOptions>>(
  options: Options,
): RecurringPriceField {
  const { interval = 'words' } = options;
  return { ...notEntered, kind: 'recurringPrice', record: stored, members, interval };
}
