import * as z from 'zod/mini';
import { notEntered } from '#schema/constraints.ts';
import type { Field } from '#schema/field.ts';

/** One thing that is sold, and its price in euros. */
export interface PriceLine {
  readonly title: string;
  /** A numeric text is accepted and shown as that amount. */
  readonly price: number | string;
}

/** Things that are sold, each with its price: read, never entered. */
export type PriceListField = Field<'priceList', readonly PriceLine[], null, null, 'readOnly'>;

const stored = z.array(z.object({ title: z.string(), price: z.union([z.number(), z.string()]) }));

/** Declares things that are sold, each with its price: read, never entered. */
export function priceList(): PriceListField {
  return { ...notEntered, kind: 'priceList', record: stored };
}
