import { type RawBuilder, sql } from 'kysely';
import { inOrder, type ListQuery, pageOfIds } from '#server/database/paging.ts';
import type { Database } from '#server/database/tables.ts';
import { someone } from '#server/users/people.ts';

const orders = {
  createdAt: sql`listed.created_at`,
  price: sql`listed.price`,
  status: sql`listed.status`,
};
type OfferSort = keyof typeof orders;
export const offerSorts: readonly OfferSort[] = ['createdAt', 'price', 'status'];

/** One page of the offers that a driver made. */
export const listOffersOfDriver = (db: Database, id: string, query: ListQuery<OfferSort>) =>
  listOffers(db, sql`listed.driver_id = ${id}`, query);

/** One page of the offers that a ride got. */
export const listOffersOfRide = (db: Database, id: string, query: ListQuery<OfferSort>) =>
  listOffers(db, sql`listed.ride_id = ${id}`, query);

async function listOffers(db: Database, where: RawBuilder<unknown>, query: ListQuery<OfferSort>) {
  const source = { from: sql`ride_offers as listed`, where, orders };
  const { ids, total } = await pageOfIds(db, source, query);
  if (ids.length === 0) return { items: [], total };
  const rows = await db
    .selectFrom('ride_offers as offer')
    .innerJoin('rides as ride', 'ride.id', 'offer.ride_id')
    .innerJoin('users as driver', 'driver.id', 'offer.driver_id')
    .select(['offer.id', 'offer.price', 'offer.status', 'offer.created_at'])
    .select(['ride.id as ride_id', 'ride.reference', someone('driver').as('driver')])
    .where('offer.id', 'in', ids)
    .execute();
  const items = inOrder(ids, rows).map((row) => ({
    id: row.id,
    ride: { id: row.ride_id, reference: row.reference },
    driver: row.driver,
    price: Number(row.price),
    status: row.status,
    createdAt: row.created_at.toISOString(),
  }));
  return { items, total };
}
