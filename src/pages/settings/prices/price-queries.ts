import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { ApiError } from '#lib/api/api-error.ts';
import { readOptionalRecord } from '#lib/api/envelope.ts';
import { requestWithVersion, withVersion } from '#lib/queries/versions.ts';
import { type WriteHeaders, writeHeaders } from '#lib/queries/write-headers.ts';
import { readPriceConfig, writePriceConfig } from '#resources/paths/prices.ts';
import { isPriceConfig, writePrices } from './price-config.ts';

/** The query for the price configuration as the service sends it; empty if none is set. */
export const priceConfig = queryOptions({
  queryKey: ['price-configs'],
  queryFn: async ({ signal }) => {
    const { response, version } = await requestWithVersion({ ...readPriceConfig, signal });
    const config = readOptionalRecord(response) ?? {};
    if (!isPriceConfig(config)) throw new ApiError('shape');
    return withVersion(config, version);
  },
  // As for records: structural sharing would keep an older object that has another version.
  structuralSharing: false,
});

/**
 * Sets the prices of the form. Once they are accepted the cache contains them, even if reading them again fails. Returns
 * their version.
 */
export async function sendPrices(
  client: QueryClient,
  prices: Readonly<Record<string, unknown>>,
  headers: WriteHeaders = {},
): Promise<{ version: string | undefined }> {
  const config = writePrices(prices);
  const { version } = await requestWithVersion({
    ...writePriceConfig,
    headers: writeHeaders(writePriceConfig, headers),
    body: config,
  });
  client.setQueryData(priceConfig.queryKey, withVersion({ ...config }, version));
  return { version: version ?? undefined };
}

/** Reads the configuration again. */
export const refreshPrices = (client: QueryClient) =>
  client.invalidateQueries({ queryKey: priceConfig.queryKey });
