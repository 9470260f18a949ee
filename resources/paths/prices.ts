import { type Call, get } from '#schema/endpoints.ts';

/** Reads the price configuration, or null. */
export const readPriceConfig = get('/price-configs');

/** Replaces the price configuration. */
export const writePriceConfig: Call = {
  method: 'PUT',
  path: '/price-configs',
  encoding: 'json',
  idempotent: true,
};
