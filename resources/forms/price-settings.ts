import { money } from '#fields/money/money.ts';

const price = money({ required: true, min: 0 });

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
