import { Moon, Sun } from 'lucide-react';
import type { ReactNode } from 'react';
import type { FormMatrixProps } from '#kit/form-matrix/form-matrix.tsx';
import { useTranslate } from '#lib/i18n/i18n.ts';
import type { PriceName } from './price-config.ts';

/** The kinds of price that differ by day and by night, in their order. */
const kinds = ['pricePerKm', 'pricePerMinutes', 'luggagePrice', 'animalPrice', 'personPrice'] as const;

/** The prices as rows under day and night; `cell` draws one of them. */
export function usePriceRows(cell: (name: PriceName, label: string) => ReactNode): FormMatrixProps {
  const t = useTranslate();
  const base = t('pages.settings.prices.rows.basePrice');
  return {
    columns: [
      { label: t('pages.settings.prices.day'), icon: Sun },
      { label: t('pages.settings.prices.night'), icon: Moon },
    ],
    rows: [
      { label: base, cells: [cell('basePrice', base)] },
      ...kinds.map((kind) => {
        const price = t(`pages.settings.prices.rows.${kind}`);
        return {
          label: price,
          cells: [
            cell(`${kind}Day`, t('pages.settings.prices.byDay', { price })),
            cell(`${kind}Night`, t('pages.settings.prices.byNight', { price })),
          ] as const,
        };
      }),
    ],
  };
}
