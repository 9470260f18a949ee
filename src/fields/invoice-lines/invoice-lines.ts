import * as z from 'zod/mini';
import { notEntered } from '#schema/constraints.ts';
import type { Field } from '#schema/field.ts';
import { storedNumber } from '#schema/numbers.ts';

const figure = z.optional(z.nullable(storedNumber));
const stored = z.array(z.object({ label: z.string(), quantity: figure, unit_price: figure, total: figure }));

/** The lines of an invoice: a label, a quantity, a unit price and a total each. */
export type InvoiceLines = z.output<typeof stored>;

/** The lines of an invoice: read, never entered. */
export type InvoiceLinesField = Field<'invoiceLines', InvoiceLines, null, null, 'readOnly'>;

/** Declares the lines of an invoice: read, never entered. */
export function invoiceLines(): InvoiceLinesField {
  return { ...notEntered, kind: 'invoiceLines', record: stored };
}
