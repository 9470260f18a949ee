import * as z from 'zod/mini';
import { notEntered } from '#schema/constraints.ts';
import type { Field } from '#schema/field.ts';
import { storedNumber } from '#schema/numbers.ts';

const members = {
  price: storedNumber,
  interval_count: z.optional(z.nullable(storedNumber)),
  interval_unit: z.optional(z.nullable(z.string())),
};
const stored = z.object(members);

/** An amount that is due again after so many days, weeks, months or years. */
export type RecurringPrice = z.output<typeof stored>;

/** An amount that is due again, stored in three members of its record: read, never entered. */
export interface RecurringPriceField extends Field<'recurringPrice', RecurringPrice, null, null, 'readOnly'> {
  readonly members: typeof members;
}

/** Declares an amount that is due again, stored in three members of its record: read, never entered. */
export function recurringPrice(): RecurringPriceField {
  return { ...notEntered, kind: 'recurringPrice', record: stored, members };
}
