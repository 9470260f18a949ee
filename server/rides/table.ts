import { sql } from 'kysely';
import { rides } from '#resources/rides.ts';
import { columnsOf, computed } from '#server/repository/columns.ts';
import { mapTable } from '#server/repository/resource-table.ts';
import { memberUser } from '#server/repository/user-columns.ts';
import { withoutFormerNames } from './renamed-users.ts';

const { column, decimal, time } = columnsOf<'rides'>();

const location = (side: 'pickup' | 'dropoff') => {
  const of = (name: string) => sql.ref(`listed.${side}_${name}`);
  return computed<{ address: string }>(
    sql`json_build_object('address', ${of('address')}, 'lat', ${of('lat')}, 'lng', ${of('lng')})`,
  );
};

/** The mapping of rides to their table. */
export const rideTable = mapTable(rides, 'rides', {
  columns: {
    reference: column('reference'),
    status: column('status'),
    client: memberUser('client_id'),
    driver: memberUser('driver_id'),
    pickup: location('pickup'),
    dropoff: location('dropoff'),
    distance_km: decimal('distance_km'),
    duration_min: column('duration_min'),
    passengers: column('passengers'),
    luggage: column('luggage'),
    animals: column('animals'),
    price: decimal('price'),
    createdAt: time('created_at'),
    acceptedAt: time('accepted_at'),
    startedAt: time('started_at'),
    completedAt: time('completed_at'),
    cancelledAt: time('cancelled_at'),
    cancelledBy: memberUser('cancelled_by'),
    cancellationNote: column('cancel_note'),
  },
  orders: { reference: 'reference', price: 'price', createdAt: 'created_at' },
  filters: {
    status: 'status',
    client: 'client_id',
    driver: 'driver_id',
    price: 'price',
    createdAt: 'created_at',
  },
  searchedIf: withoutFormerNames,
  owns: [{ table: 'ride_offers', owner: 'ride_id' }],
  messages: { notFound: 'rideNotFound', deleted: 'rideErased' },
});
