import { Hono } from 'hono';
import { priceConfig } from '#resources/calls/price-config.ts';
import { message } from '#server/base/messages.ts';
import { readJson } from '#server/http/body.ts';
import { checked } from '#server/http/checked.ts';
import type { Env, Services } from '#server/http/context.ts';
import { data } from '#server/http/responses.ts';
import { readPrices, writePrices } from './records.ts';

/** What rides cost: `/api/v1/price-configs`. */
export function priceRoutes({ db, now }: Services): Hono<Env> {
  return new Hono<Env>()
    .get('/', async (c) => c.json(data(await readPrices(db))))
    .put('/', async (c) => {
      await writePrices(db, checked(priceConfig, await readJson(c)), now());
      return c.json({ ...data(await readPrices(db)), message: message('pricesUpdated') });
    });
}
