import { type Insertable, sql } from 'kysely';
import type { PriceConfig } from '#resources/calls/price-config.ts';
import { pricePaths } from '#resources/calls/price-paths.ts';
import { valueAt } from '#schema/json-members.ts';
import type { StoredRecord } from '#schema/resource.ts';
import type { Database, DatabaseTransaction } from '#server/database/tables.ts';
import type { PriceConfigsTable } from '#server/database/trade-tables.ts';

/** Reads the price configuration; null if there is none yet. */
export async function readPrices(db: Database): Promise<PriceConfig | null> {
  const row = await db.selectFrom('price_configs').selectAll().executeTakeFirst();
  if (!row) return null;
  const pair = (name: 'km' | 'minute' | 'animal' | 'luggage' | 'person') => ({
    day: Number(row[`${name}_day`]),
    night: Number(row[`${name}_night`]),
  });
  const [animal, luggage, person] = [pair('animal'), pair('luggage'), pair('person')];
  return {
    base_price: Number(row.base),
    price_per_km: pair('km'),
    price_per_minute: pair('minute'),
    supplements: {
      day: { animal: animal.day, luggage: luggage.day, person: person.day },
      night: { animal: animal.night, luggage: luggage.night, person: person.night },
    },
  };
}

/** Returns the prices by their names in the form, for the journal. Without a configuration, each is undefined. */
export function pricesByName(config: PriceConfig | null): StoredRecord {
  return Object.fromEntries(
    Object.entries(pricePaths).map(([name, path]) => [name, valueAt(path.split('.'), config)]),
  );
}

/** Makes other writes of the prices wait until the transaction ends, even if no prices are stored yet. */
export async function lockPrices(trx: DatabaseTransaction): Promise<void> {
  await sql`lock table price_configs in share row exclusive mode`.execute(trx);
}

/** Replaces the price configuration. */
export async function writePrices(trx: DatabaseTransaction, config: PriceConfig, now: Date): Promise<void> {
  const row = rowOf(config, now);
  await trx
    .insertInto('price_configs')
    .values(row)
    .onConflict((conflict) => conflict.column('only_one').doUpdateSet(row))
    .execute();
}

/** Returns the row that stores a price configuration. */
export function rowOf(config: PriceConfig, now: Date): Insertable<PriceConfigsTable> {
  const { base_price, price_per_km, price_per_minute, supplements } = config;
  const { day, night } = supplements;
  return {
    base: base_price,
    km_day: price_per_km.day,
    km_night: price_per_km.night,
    minute_day: price_per_minute.day,
    minute_night: price_per_minute.night,
    luggage_day: day.luggage,
    luggage_night: night.luggage,
    animal_day: day.animal,
    animal_night: night.animal,
    person_day: day.person,
    person_night: night.person,
    updated_at: now,
  };
}
