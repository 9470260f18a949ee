import { QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createQueryClient } from '#lib/queries/create-query-client.ts';
import { readPrices } from './price-config.ts';
import { priceConfig, refreshPrices, sendPrices } from './price-queries.ts';

const fetch = vi.fn<typeof globalThis.fetch>();
const client = createQueryClient();
const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });

beforeEach(() => {
  fetch.mockReset();
  vi.stubGlobal('fetch', fetch);
});
afterEach(() => {
  client.clear();
  vi.unstubAllGlobals();
});

const cachedBasePrice = () => readPrices(client.getQueryData(priceConfig.queryKey))['basePrice'];

test('accepted prices are in the cache, even if reading them again fails', async () => {
  fetch.mockResolvedValueOnce(json({ data: { base_price: 2.6 } }));
  const form = new QueryObserver(client, client.defaultQueryOptions(priceConfig));
  const close = form.subscribe(() => {});
  await vi.waitFor(() => expect(cachedBasePrice()).toBe(2.6));

  fetch.mockResolvedValueOnce(json({ message: 'Fait.' }));
  await sendPrices(client, { basePrice: 3.1 });
  fetch.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await refreshPrices(client);
  expect(form.getCurrentResult().isError).toBe(true);
  expect(cachedBasePrice()).toBe(3.1);
  close();
});

test('rejected prices change nothing', async () => {
  fetch.mockResolvedValueOnce(json({ data: { base_price: 2.6 } }));
  await client.fetchQuery(priceConfig);
  fetch.mockResolvedValueOnce(json({ errors: { base_price: ['Trop cher.'] } }, 422));
  await expect(sendPrices(client, { basePrice: 900 })).rejects.toThrow();
  expect(cachedBasePrice()).toBe(2.6);
});
