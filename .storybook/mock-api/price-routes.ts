import { readPriceConfig, writePriceConfig } from '#resources/paths/prices.ts';
import { data, type Route, route } from './routes.ts';

/** The prices before the first write. The service sends amounts as numbers and as texts. */
const initialPrices = {
  base_price: 2.6,
  price_per_km: { day: 1.12, night: '1.56' },
  price_per_minute: { day: 0.35, night: 0.5 },
  supplements: {
    day: { animal: 3, luggage: 1.5, person: 4 },
    night: { animal: 4, luggage: 2, person: 5 },
  },
};

/** Creates the routes of the prices. */
export function priceRoutes(): Route[] {
  let prices: unknown = initialPrices;
  return [
    route(readPriceConfig, () => data(prices)),
    route(writePriceConfig, async (request) => {
      prices = await request.json();
      return data(prices);
    }),
  ];
}
