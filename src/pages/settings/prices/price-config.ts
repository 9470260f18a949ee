import { parseNumber } from '#lib/numbers/numbers.ts';
import type { PriceConfig } from '#resources/calls/price-config.ts';
import { type PriceName, pricePaths } from '#resources/calls/price-paths.ts';
import { type JsonObject, member } from '#schema/objects.ts';

/** The members of the configuration, with values that the service checks. */
type Unchecked<Part> = Part extends number ? unknown : { [Name in keyof Part]: Unchecked<Part[Name]> };

/**
 * Returns the prices of the form from the nested configuration of the service. A price that is missing, null or
 * no number is undefined; a text that is a number is that number.
 */
export function readPrices(config: unknown): Readonly<Record<string, number | undefined>> {
  const at = (path: string) => path.split('.').reduce<unknown>((part, step) => member(part, step), config);
  return Object.fromEntries(Object.entries(pricePaths).map(([name, path]) => [name, parseNumber(at(path))]));
}

/** Returns the nested configuration of the service from the prices of the form. */
export function writePrices(prices: Readonly<Partial<Record<PriceName, unknown>>>): Unchecked<PriceConfig> {
  return {
    base_price: prices.basePrice,
    price_per_km: { day: prices.pricePerKmDay, night: prices.pricePerKmNight },
    price_per_minute: { day: prices.pricePerMinutesDay, night: prices.pricePerMinutesNight },
    supplements: {
      day: {
        animal: prices.animalPriceDay,
        luggage: prices.luggagePriceDay,
        person: prices.personPriceDay,
      },
      night: {
        animal: prices.animalPriceNight,
        luggage: prices.luggagePriceNight,
        person: prices.personPriceNight,
      },
    },
  };
}

/** Returns the name in the form of a price in the configuration, e.g. of `price_per_km.day`. */
export function priceAt(path: string): string {
  return Object.entries(pricePaths).find(([, known]) => known === path)?.[0] ?? path;
}

const members: readonly (keyof PriceConfig)[] = [
  'base_price',
  'price_per_km',
  'price_per_minute',
  'supplements',
];

/** Returns true if a response is a configuration, which may be empty. */
export function isPriceConfig(response: JsonObject): boolean {
  const found = Object.keys(response);
  return found.length === 0 || members.some((name) => found.includes(name));
}
