import { formatMoney } from '#lib/numbers/numbers.ts';
import type { PriceLine } from './price-list.ts';

/** Returns a price in euros; a price that is not an amount as it is. */
export const priceOf = ({ price }: PriceLine): string => formatMoney(price) ?? String(price);
