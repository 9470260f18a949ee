import { t } from '#lib/i18n/i18n.ts';
import { type PriceConfig, priceConfig } from '#resources/calls/price-config.ts';
import { readPriceConfig, writePriceConfig } from '#resources/paths/prices.ts';
import { checkedRoute } from './checked.ts';
import { data, type Route, route } from './routes.ts';

/** The prices before the first write. */
export const initialPrices: PriceConfig = {
  base_price: 2.6,
  price_per_km: { day: 1.12, night: 1.56 },
  price_per_minute: { day: 0.35, night: 0.5 },
  supplements: {
    day: { animal: 3, luggage: 1.5, person: 4 },
    night: { animal: 4, luggage: 2, person: 5 },
  },
};

/** Creates the routes of the prices. */
export function priceRoutes(): Route[] {
  // The service sends amounts as numbers and as texts.
  let prices: object = { ...initialPrices, price_per_km: { day: 1.12, night: '1.56' } };
  return [
    route(readPriceConfig, () => data(prices)),
    checkedRoute(writePriceConfig, priceConfig, (sent) => {
      prices = sent;
      return Response.json({ data: prices, message: t('server.pricesUpdated') });
    }),
  ];
}
