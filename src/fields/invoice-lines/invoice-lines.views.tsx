import type { Views } from '#fields/contract.ts';
import { lazyDetail } from '#fields/lazy-detail.tsx';
import { shorten } from '#fields/shorten.ts';
import { Text } from '#kit/text/text.tsx';
import { formatMoney } from '#lib/numbers/numbers.ts';
import type { InvoiceLines, InvoiceLinesField } from './invoice-lines.ts';

const skeleton = [{ shape: 'block' }] as const;

const format = (lines: InvoiceLines) =>
  lines
    .map(({ label, total }) =>
      [label, formatMoney(total)].filter((part) => part !== undefined).join('\u00a0: '),
    )
    .join(', ');

/** The lines of an invoice, with aligned numbers. */
export const views: Views<InvoiceLinesField> = {
  column: () => ({ width: 200, grow: 4, rank: 1 }),
  banner: 'full',
  isEmpty: (lines) => lines.length === 0,
  format,
  Cell: ({ value }) => <Text title={format(value)}>{shorten(format(value))}</Text>,
  Detail: lazyDetail(async () => (await import('./invoice-lines.detail.tsx')).InvoiceLinesDetail, skeleton),
  skeleton,
};
