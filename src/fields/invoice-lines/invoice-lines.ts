import * as z from 'zod/mini';
import { notEntered } from '#schema/constraints.ts';
import type { Field } from '#schema/field.ts';
import { storedNumber } from '#schema/numbers.ts';

const figure = z.optional(z.nullable(storedNumber));
const stored = z.array(z.object({ label: z.string(), quantity: figure, unit_price: figure, total: figure }));

/** What is charged for: what, how much of it, at which price, and what that comes to. */
export type InvoiceLines = z.output<typeof stored>;

/** The lines of a bill: read, never entered. */
export type InvoiceLinesField = Field<'invoiceLines', InvoiceLines, null, null, 'readOnly'>;

/** The lines of a bill: read, never entered. */
export function invoiceLines(): InvoiceLinesField {
  return { ...notEntered, kind: 'invoiceLines', record: stored };
}
