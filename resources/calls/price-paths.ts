import type { priceSettings } from '#resources/forms/price-settings.ts';
import type { PriceConfig } from './price-config.ts';

/** A price of the form. */
export type PriceName = keyof typeof priceSettings;

/** The paths of the prices in the configuration, e.g. `price_per_km.day`. */
type PricePath<Part = PriceConfig> = Part extends object
  ? {
      [Name in keyof Part & string]: Part[Name] extends object ? `${Name}.${PricePath<Part[Name]>}` : Name;
    }[keyof Part & string]
  : never;

/** The path of each price of the form in the configuration that the service sends. */
export const pricePaths: Readonly<Record<PriceName, PricePath>> = {
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
