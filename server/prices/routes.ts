import { priceConfig } from '#resources/calls/price-config.ts';
import { readPriceConfig, writePriceConfig } from '#resources/paths/prices.ts';
import { message } from '#server/base/messages.ts';
import { writing } from '#server/calls/handlers.ts';
import type { ServiceRoute } from '#server/calls/service-routes.ts';
import { checked } from '#server/http/checked.ts';
import type { Tools } from '#server/http/context.ts';
import { data } from '#server/http/responses.ts';
import { readPrices, writePrices } from './records.ts';

/** Returns the routes of the price configuration. */
export const priceRoutes = ({ now }: Tools): readonly ServiceRoute[] => [
  [readPriceConfig, async (c, db) => c.json(data(await readPrices(db)))],
  [
    writePriceConfig,
    writing(async ({ body }) => {
      const config = checked(priceConfig, (await body()).json);
      return async ({ trx, journal }) => {
        const before = (await readPrices(trx, { lock: true })) ?? {};
        await writePrices(trx, config, now());
        const after = await readPrices(trx);
        journal.record({ action: 'update', name: 'prices', before: { ...before }, after: { ...after } });
        return { body: { ...data(after), message: message('pricesUpdated') } };
      };
    }),
  ],
];
