import * as z from 'zod/mini';
import { instant } from '#fields/instant/instant.ts';
import { invoiceLines } from '#fields/invoice-lines/invoice-lines.ts';
import { money } from '#fields/money/money.ts';
import { percent } from '#fields/percent/percent.ts';
import { person } from '#fields/person/person.ts';
import { text } from '#fields/text/text.ts';
import { defineResource } from '#schema/resource.ts';
import { shownEmail } from './schemas/people.ts';

const access = 'readOnly';

/** The invoice of a ride. There is no list of invoices: the path reads the invoice of one ride. */
export const invoices = defineResource('invoices', {
  endpoints: { list: { method: 'GET', path: '/admin/rides/{id}/invoice', envelope: 'plain', sort: false } },
  title: 'number',
  fields: {
    number: text({ access, short: true }),
    issuedAt: instant({ style: 'full' }),
    client: person({ nullable: true }),
    driver: person({ nullable: true }),
    lines: invoiceLines(),
    subtotal: money({ access }),
    tax_rate: percent({ access: 'readOnly' }),
    tax: money({ access }),
    total: money({ access }),
  },
  list: { columns: ['number', 'issuedAt', 'client', 'total'] },
  form: [],
  sums: { subtotal: ['lines.total'], total: ['subtotal', 'tax'] },
  products: { lines: { total: ['quantity', 'unit_price'] } },
  equals: { of: 'rides', members: { total: 'price' } },
  response: z.object({
    client: z.object({ email: shownEmail }),
    lines: z.array(
      // The price of a line may be negative: one of them is the difference to the agreed price.
      z.object({ quantity: z.number().check(z.nonnegative()), unit_price: z.number(), total: z.number() }),
    ),
  }),
});
