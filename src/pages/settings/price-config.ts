import { type JsonObject, member } from '#lib/api/objects.ts';
import { parseNumber } from '#lib/numbers/numbers.ts';

/** Where each price of the form stands in the configuration as it travels. */
const places = {
  basePrice: 'base_price',
  pricePerKmDay: 'price_per_km.day',
  pricePerKmNight: 'price_per_km.night',
  pricePerMinutesDay: 'price_per_minute.day',
  pricePerMinutesNight: 'price_per_minute.night',
  luggagePriceDay: 'supplements.day.luggage',
  luggagePriceNight: 'supplements.night.luggage',
  animalPriceDay: 'supplements.day.animal',
  animalPriceNight: 'supplements.night.animal',
  personPriceDay: 'supplements.day.person',
  personPriceNight: 'supplements.night.person',
};

/** A price of the form. */
export type PriceName = keyof typeof places;

/**
 * Flattens the configuration as it travels into the prices of the form. A price that is missing, null or
 * no number is undefined; a text that is a number is that number.
 */
export function readPrices(config: unknown): Readonly<Record<string, number | undefined>> {
  const at = (place: string) => place.split('.').reduce<unknown>((part, step) => member(part, step), config);
  return Object.fromEntries(Object.entries(places).map(([name, place]) => [name, parseNumber(at(place))]));
}

/** Nests the prices of the form into the configuration as it travels. */
export function writePrices(prices: Readonly<Partial<Record<PriceName, unknown>>>): JsonObject {
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

/** The price of the form that the service means by a place in the configuration, e.g. `price_per_km.day`. */
export function priceAt(place: string): string {
  return Object.entries(places).find(([, known]) => known === place)?.[0] ?? place;
}

const members = ['base_price', 'price_per_km', 'price_per_minute', 'supplements'];

/** Whether an answer is a configuration, perhaps one that nobody has filled in yet, and not something else. */
export function isPriceConfig(answer: JsonObject): boolean {
  const found = Object.keys(answer);
  return found.length === 0 || found.some((name) => members.includes(name));
}
