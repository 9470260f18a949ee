import { Moon, Sun } from 'lucide-react';
import type { ReactNode } from 'react';
import type { FormMatrixProps } from '#kit/form-matrix/form-matrix.tsx';
import { useTranslate } from '#lib/i18n/i18n.ts';
import type { PriceName } from './price-config.ts';

/** The prices that differ by day and by night, in their order. */
const dayAndNight = ['pricePerKm', 'pricePerMinutes', 'luggagePrice', 'animalPrice', 'personPrice'] as const;

/** Returns the prices as rows with a cell for day and night. `cell` renders one price. */
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
      ...dayAndNight.map((kind) => {
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
