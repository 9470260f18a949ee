import { priceConfig } from '#resources/calls/price-config.ts';
import { readPriceConfig, writePriceConfig } from '#resources/paths/prices.ts';
import { message } from '#server/base/messages.ts';
import { writing } from '#server/calls/handlers.ts';
import type { ServiceRoute } from '#server/calls/service-routes.ts';
import { versionOf } from '#server/calls/versions.ts';
import { checked } from '#server/http/checked.ts';
import type { Tools } from '#server/http/context.ts';
import { data } from '#server/http/responses.ts';
import { lockPrices, readPrices, writePrices } from './records.ts';

/** Returns the routes of the price configuration. */
export const priceRoutes = ({ now }: Tools): readonly ServiceRoute[] => [
  [
    readPriceConfig,
    async (c, db) => {
      const prices = await readPrices(db);
      return c.json(data(prices), 200, { ETag: versionOf(prices) });
    },
  ],
  [
    writePriceConfig,
    writing(async ({ body }) => {
      const config = checked(priceConfig, (await body()).json);
      return async ({ trx, journal, expectVersion }) => {
        await lockPrices(trx);
        const before = await readPrices(trx);
        expectVersion(before);
        await writePrices(trx, config, now());
        const after = await readPrices(trx);
        journal.record({ action: 'update', name: 'prices', before: { ...before }, after: { ...after } });
        return { body: { ...data(after), message: message('pricesUpdated') }, version: after };
      };
    }),
  ],
];
