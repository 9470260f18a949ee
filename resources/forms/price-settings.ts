import { money } from '#fields/money/money.ts';
import type { SettingsForm } from '#schema/settings-form.ts';

/** The largest price. No ride costs a million, so more is a typing error. */
const max = 1_000_000;
const price = money({ required: true, min: 0, max });

/** The form of ride prices, by day and by night. */
export const priceSettings = {
  basePrice: price,
  pricePerKmDay: price,
  pricePerKmNight: price,
  pricePerMinutesDay: price,
  pricePerMinutesNight: price,
  luggagePriceDay: price,
  luggagePriceNight: price,
  animalPriceDay: price,
  animalPriceNight: price,
  personPriceDay: price,
  personPriceNight: price,
};

/** The prices, as the journal tells their changes. */
export const prices = {
  name: 'prices',
  texts: 'pages.settings.prices',
  fields: priceSettings,
} satisfies SettingsForm;
