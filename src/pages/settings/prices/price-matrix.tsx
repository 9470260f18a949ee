import type { ReactNode } from 'react';
import { FormMatrix } from '#kit/form-matrix/form-matrix.tsx';
import type { PriceName } from '#resources/calls/price-paths.ts';
import { usePriceRows } from './use-price-rows.tsx';

interface PriceMatrixProps {
  /** Renders one price. */
  cell: (name: PriceName, label: string) => ReactNode;
  /** Returns a text about the prices of a row. */
  noteOf?: (names: readonly PriceName[]) => string | undefined;
}

/** The prices in rows, by day and by night. */
export function PriceMatrix({ cell, noteOf }: PriceMatrixProps) {
  return <FormMatrix {...usePriceRows(cell, noteOf)} />;
}
