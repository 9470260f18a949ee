import { sql } from 'kysely';
import type { rides } from '#resources/rides.ts';
import type { RecordOf } from '#schema/resource.ts';
import { inOrder, type ListQuery, pageOfIds } from '#server/database/paging.ts';
import { containsWords } from '#server/database/search.ts';
import type { Database } from '#server/database/tables.ts';
import { someone } from '#server/users/people.ts';

/** A ride as the contract shows one. */
export type RideRecord = RecordOf<typeof rides>;

const orders = {
  reference: sql`listed.reference`,
  price: sql`listed.price`,
  createdAt: sql`listed.created_at`,
};
export type RideSort = keyof typeof orders;
export const rideSorts: readonly RideSort[] = ['reference', 'price', 'createdAt'];

function selectRides(db: Database) {
  return db
    .selectFrom('rides as ride')
    .leftJoin('users as client', 'client.id', 'ride.client_id')
    .leftJoin('users as driver', 'driver.id', 'ride.driver_id')
    .select(['ride.id', 'ride.reference', 'ride.status', 'ride.distance_km', 'ride.duration_min'])
    .select(['ride.passengers', 'ride.luggage', 'ride.animals', 'ride.price'])
    .select(['ride.pickup_address', 'ride.pickup_lat', 'ride.pickup_lng'])
    .select(['ride.dropoff_address', 'ride.dropoff_lat', 'ride.dropoff_lng'])
    .select(['ride.created_at', 'ride.completed_at'])
    .select([someone('client').as('client'), someone('driver').as('driver')]);
}

type Row = Awaited<ReturnType<ReturnType<typeof selectRides>['executeTakeFirstOrThrow']>>;

function recordOf(row: Row): RideRecord {
  const place = (side: 'pickup' | 'dropoff') => ({
    address: row[`${side}_address`],
    lat: row[`${side}_lat`],
    lng: row[`${side}_lng`],
  });
  return {
    id: row.id,
    reference: row.reference,
    status: row.status,
    client: row.client,
    driver: row.driver,
    pickup: place('pickup'),
    dropoff: place('dropoff'),
    distance_km: Number(row.distance_km),
    duration_min: row.duration_min,
    passengers: row.passengers,
    luggage: row.luggage,
    animals: row.animals,
    price: Number(row.price),
    createdAt: row.created_at.toISOString(),
    completedAt: row.completed_at?.toISOString() ?? null,
  };
}

/** One page of the rides whose reference, people or places contain every word of the query. */
export async function listRides(db: Database, query: ListQuery<RideSort>) {
  const source = { from: sql`rides as listed`, where: containsWords(query.query), orders };
  const { ids, total } = await pageOfIds(db, source, query);
  const rows = ids.length === 0 ? [] : await selectRides(db).where('ride.id', 'in', ids).execute();
  return { items: inOrder(ids, rows).map(recordOf), total };
}

/** One ride, where there is one. */
export async function readRide(db: Database, id: string): Promise<RideRecord | undefined> {
  const row = await selectRides(db).where('ride.id', '=', id).executeTakeFirst();
  return row && recordOf(row);
}
