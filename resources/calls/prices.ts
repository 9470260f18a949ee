import { readPriceConfig, writePriceConfig } from '#resources/paths/prices.ts';
import type { ServiceCall } from '#schema/call.ts';
import { priceConfig } from './price-config.ts';

/** The calls about the prices of rides. */
export const priceCalls: readonly ServiceCall[] = [
  {
    name: 'prices.read',
    summary: 'The prices of rides, or null',
    call: readPriceConfig,
    returns: priceConfig,
    envelope: 'nullable',
    component: 'Prices',
    access: 'admin',
    versioned: true,
  },
  {
    name: 'prices.write',
    summary: 'Set the prices of rides',
    call: writePriceConfig,
    sends: priceConfig,
    returns: priceConfig,
    component: 'Prices',
    access: 'admin',
    versioned: true,
  },
];
