import * as z from 'zod/mini';
import { priceSettings } from '#resources/forms/price-settings.ts';
import { problem } from '#schema/problem.ts';

const price = priceSettings.basePrice.sent ?? z.never();

const required = { error: problem('required') };
const byDayAndNight = z.object({ day: price, night: price }, required);
const supplements = z.object({ animal: price, luggage: price, person: price }, required);

/** The schema of the price configuration in requests and responses. */
export const priceConfig = z.object({
  base_price: price,
  price_per_km: byDayAndNight,
  price_per_minute: byDayAndNight,
  supplements: z.object({ day: supplements, night: supplements }, required),
});

/** The price configuration in requests and responses. */
export type PriceConfig = z.output<typeof priceConfig>;
