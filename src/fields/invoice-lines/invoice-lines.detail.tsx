import { Absent } from '#fields/absent.tsx';
import type { ViewProps } from '#fields/contract.ts';
import { LineItems } from '#kit/line-items/line-items.tsx';
import { useTranslate } from '#lib/i18n/i18n.ts';
import { formatMoney, formatNumber } from '#lib/numbers/numbers.ts';
import type { InvoiceLines, InvoiceLinesField } from './invoice-lines.ts';

type Line = InvoiceLines[number];

/** The lines of an invoice as a table. */
export function InvoiceLinesDetail({ value }: ViewProps<InvoiceLinesField>) {
  const t = useTranslate();
  return (
    <LineItems
      label={t('fields.lines.title')}
      lines={value}
      columns={[
        { id: 'label', header: t('fields.lines.label'), cell: ({ label }: Line) => label },
        {
          id: 'quantity',
          header: t('fields.lines.quantity'),
          align: 'end',
          cell: ({ quantity }) => formatNumber(quantity) ?? <Absent />,
        },
        {
          id: 'unit_price',
          header: t('fields.lines.unitPrice'),
          align: 'end',
          cell: ({ unit_price }) => formatMoney(unit_price) ?? <Absent />,
        },
        {
          id: 'total',
          header: t('fields.lines.total'),
          align: 'end',
          cell: ({ total }) => formatMoney(total) ?? <Absent />,
        },
      ]}
    />
  );
}
