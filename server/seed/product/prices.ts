import type { PriceConfig } from '#resources/calls/price-config.ts';
import { type Tariff, tariffOf } from '#resources/rules/fare.ts';

/** The prices of the demo, before tax. */
export const demoPrices: PriceConfig = {
  base_price: 2.9,
  price_per_km: { day: 1.25, night: 1.6 },
  price_per_minute: { day: 0.28, night: 0.34 },
  supplements: {
    day: { animal: 2, luggage: 1, person: 1.5 },
    night: { animal: 2.5, luggage: 1.2, person: 2 },
  },
};

/** Returns the prices at a time; night is from 21:00 to 6:00 in France. */
export function tariffAt(time: Date): Tariff {
  const hour = Number(
    new Intl.DateTimeFormat('en', { timeZone: 'Europe/Paris', hour: 'numeric', hourCycle: 'h23' }).format(
      time,
    ),
  );
  return tariffOf(demoPrices, hour >= 21 || hour < 6 ? 'night' : 'day');
}
