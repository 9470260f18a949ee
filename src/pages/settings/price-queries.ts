import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { ApiError } from '#lib/api/api-error.ts';
import { readOptionalRecord } from '#lib/api/envelope.ts';
import { request } from '#lib/session/request.ts';
import { readPriceConfig, writePriceConfig } from '#resources/paths/prices.ts';
import { isPriceConfig, writePrices } from './price-config.ts';

/** The query for the price configuration as the service sends it; empty if none is set. */
export const priceConfig = queryOptions({
  queryKey: ['price-configs'],
  queryFn: async ({ signal }) => {
    const config = readOptionalRecord(await request({ ...readPriceConfig, signal })) ?? {};
    if (!isPriceConfig(config)) throw new ApiError('shape');
    return config;
  },
});

/** Sets the prices of the form. Once they are accepted the cache contains them, even if reading them again fails. */
export async function sendPrices(
  client: QueryClient,
  prices: Readonly<Record<string, unknown>>,
): Promise<void> {
  const config = writePrices(prices);
  await request({ ...writePriceConfig, body: config });
  client.setQueryData(priceConfig.queryKey, config);
}

/** Reads the configuration again. */
export const refreshPrices = (client: QueryClient) =>
  client.invalidateQueries({ queryKey: priceConfig.queryKey });
