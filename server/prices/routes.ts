import { priceConfig } from '#resources/calls/price-config.ts';
import { prices } from '#resources/forms/price-settings.ts';
import { readPriceConfig, writePriceConfig } from '#resources/paths/prices.ts';
import { message } from '#server/base/messages.ts';
import { writing } from '#server/calls/handlers.ts';
import type { ServiceRoute } from '#server/calls/service-routes.ts';
import { versionOf } from '#server/calls/versions.ts';
import { checked } from '#server/http/checked.ts';
import type { Tools } from '#server/http/context.ts';
import { data } from '#server/http/responses.ts';
import { lockPrices, pricesByName, readPrices, writePrices } from './repository.ts';

/** Returns the routes of the price configuration. */
export const priceRoutes = ({ now }: Tools): readonly ServiceRoute[] => [
  [
    readPriceConfig,
    async (c, db) => {
      const stored = await readPrices(db);
      return c.json(data(stored), 200, { ETag: versionOf(stored) });
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
        journal.record({
          action: 'update',
          resource: prices,
          before: pricesByName(before),
          after: pricesByName(after),
        });
        return { body: { ...data(after), message: message('pricesUpdated') }, current: after };
      };
    }),
  ],
];
