import { Moon, Sun } from 'lucide';
import type { ReactNode } from 'react';
import type { FormMatrixProps } from '#kit/form-matrix/form-matrix.tsx';
import { useTranslate } from '#lib/i18n/i18n.ts';
import type { PriceName } from '#resources/calls/price-paths.ts';

/** The prices that differ by day and by night, in their order. */
const dayAndNight = ['pricePerKm', 'pricePerMinutes', 'luggagePrice', 'animalPrice', 'personPrice'] as const;

/**
 * Returns the prices as rows with a cell for day and night. `cell` renders one price, `noteOf` is a text about those of a
 * row. Default: no text.
 */
export function usePriceRows(
  cell: (name: PriceName, label: string) => ReactNode,
  noteOf: (names: readonly PriceName[]) => string | undefined = () => undefined,
): FormMatrixProps {
  const t = useTranslate();
  const named = (name: PriceName) => cell(name, t(`pages.settings.prices.fields.${name}`));
  return {
    columns: [
      { label: t('pages.settings.prices.day'), icon: Sun },
      { label: t('pages.settings.prices.night'), icon: Moon },
    ],
    rows: [
      {
        label: t('pages.settings.prices.rows.basePrice'),
        note: noteOf(['basePrice']),
        cells: [named('basePrice')],
        scope: t('pages.settings.prices.always'),
      },
      ...dayAndNight.map((kind) => ({
        label: t(`pages.settings.prices.rows.${kind}`),
        note: noteOf([`${kind}Day`, `${kind}Night`]),
        cells: [named(`${kind}Day`), named(`${kind}Night`)] as const,
      })),
    ],
  };
}
