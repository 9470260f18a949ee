import * as z from 'zod/mini';
import { priceSettings } from '#resources/forms/price-settings.ts';
import { problem } from '#schema/problem.ts';

/** The largest price. No ride costs a million, so more is a typing error. */
const max = 1_000_000;

const entered = priceSettings.basePrice.sent ?? z.never();
const price = z.pipe(
  entered,
  z.number({ error: problem('required') }).check(z.lte(max, { error: problem('atMost', { max }) })),
);

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
