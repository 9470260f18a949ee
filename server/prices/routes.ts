import { Hono } from 'hono';
import { data } from '#server/http/answers.ts';
import { readJson } from '#server/http/body.ts';
import { checked } from '#server/http/checked.ts';
import type { Env, Services } from '#server/http/context.ts';
import { say } from '#server/words.ts';
import { readPrices, writePrices } from './records.ts';
import { priceConfig } from './schema.ts';

/** What rides cost: `/api/v1/price-configs`. */
export function priceRoutes({ db, now }: Services): Hono<Env> {
  return new Hono<Env>()
    .get('/', async (c) => c.json(data(await readPrices(db))))
    .put('/', async (c) => {
      await writePrices(db, checked(priceConfig, await readJson(c)), now());
      return c.json({ ...data(await readPrices(db)), message: say('pricesUpdated') });
    });
}
