import { sql } from 'kysely';
import { rideOffers } from '#resources/ride-offers.ts';
import { columnsOf, computed } from '#server/repository/columns.ts';
import { mapTable } from '#server/repository/resource-table.ts';
import { memberUser } from '#server/repository/user-columns.ts';

const { column, decimal, time } = columnsOf<'ride_offers'>();

/** The mapping of the offers for rides to their table. */
export const offerTable = mapTable(rideOffers, 'ride_offers', {
  columns: {
    ride: computed(sql<{ id: string; reference: string }>`(
      select json_build_object('id', ride.id, 'reference', ride.reference)
      from rides ride where ride.id = listed.ride_id)`),
    driver: memberUser('driver_id'),
    price: decimal('price'),
    status: column('status'),
    createdAt: time('created_at'),
  },
  orders: { price: 'price', createdAt: 'created_at' },
  filters: {},
  otherOrders: { status: 'status' },
  isSearched: false,
});
