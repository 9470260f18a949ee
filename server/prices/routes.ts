import type { Hono } from 'hono';
import { priceConfig } from '#resources/calls/price-config.ts';
import { readPriceConfig, writePriceConfig } from '#resources/paths/prices.ts';
import { message } from '#server/base/messages.ts';
import { readJson } from '#server/http/body.ts';
import { callRoutes } from '#server/http/call-routes.ts';
import { checked } from '#server/http/checked.ts';
import type { Env, Services } from '#server/http/context.ts';
import { data } from '#server/http/responses.ts';
import { readPrices, writePrices } from './records.ts';

/** Creates the routes of the price configuration. */
export function priceRoutes({ db, now }: Services): Hono<Env> {
  return callRoutes([
    [readPriceConfig, async (c) => c.json(data(await readPrices(db)))],
    [
      writePriceConfig,
      async (c) => {
        await writePrices(db, checked(priceConfig, await readJson(c)), now());
        return c.json({ ...data(await readPrices(db)), message: message('pricesUpdated') });
      },
    ],
  ]);
}
