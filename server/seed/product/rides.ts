import { fareOf } from '#resources/rules/fare.ts';
import { cents } from '#schema/cents.ts';
import type { RideOffersTable, RideStatus } from '#server/database/trade-tables.ts';
import { insertAll, type Seeding } from '#server/seed/insert.ts';
import type { Person } from '#server/seed/people.ts';
import { minute, type Random } from '#server/seed/random.ts';
import { journey } from './journeys.ts';
import { tariffAt } from './prices.ts';
import { rideTimeline } from './ride-timeline.ts';
import { currentRides, timeOfRide } from './ride-times.ts';

/** What wallets need of a completed ride. */
export interface PaidRide {
  readonly id: string;
  readonly driverId: string;
  readonly price: number;
  readonly at: Date;
}

type OfferStatus = RideOffersTable['status'];

/** A request of a client. */
interface RideRequest {
  readonly client: Person;
  readonly at: Date;
  /** The status of a current ride. Default: the ride has ended. */
  readonly status: RideStatus | undefined;
}

/** Inserts rides of the last two years with their offers. Returns the completed ones that a driver took. */
export async function fillRides(
  seeding: Seeding,
  people: readonly Person[],
  count: number,
): Promise<readonly PaidRide[]> {
  const { random, now } = seeding;
  const clients = people.filter((person) => person.role === 'client');
  const drivers = people.filter((person) => person.role === 'driver');
  const requests = Array.from({ length: count }, (_, index): RideRequest => {
    // Users who joined early request more rides.
    const [one, other] = [random.pick(clients), random.pick(clients)];
    const client = one.createdAt < other.createdAt ? one : other;
    const [minutesAgo, status] = currentRides[index] ?? [];
    const at =
      minutesAgo === undefined
        ? timeOfRide(random, client.createdAt, now)
        : new Date(now.getTime() - minutesAgo * minute - random.integer(0, 50_000));
    return { client, at, status };
  }).toSorted((a, b) => a.at.getTime() - b.at.getTime());
  const requestedRides = requests.map((request, index) => {
    const available = drivers.filter((driver) => driver.createdAt < request.at);
    const bidders = random.some(available, random.integer(1, 4));
    return makeRide(seeding, `C-${10_000 + index}`, request, bidders);
  });
  const rides = requestedRides.map(({ ride }) => ride);
  const offers = requestedRides.flatMap((each) => each.offers);
  await insertAll(seeding, 'rides', rides);
  await insertAll(seeding, 'ride_offers', offers);
  return rides.flatMap(({ id, driver_id, price, completed_at }) =>
    driver_id && completed_at ? { id, driverId: driver_id, price, at: completed_at } : [],
  );
}

function makeRide(
  { random, now }: Seeding,
  reference: string,
  { client, at: created_at, status: current }: RideRequest,
  bidders: readonly Person[],
) {
  const route = journey(random);
  const tariff = tariffAt(created_at);
  const load = {
    passengers: random.pick([1, 1, 1, 1, 2, 2, 3, 4]),
    luggage: random.pick([0, 0, 0, 1, 1, 2, 3]),
    animals: random.happens(0.08) ? 1 : 0,
  };
  const listed = fareOf(tariff, { ...route, ...load });
  // Some rides have another price than the calculated one.
  const price = random.happens(0.65) ? listed : cents(listed * random.amount(0.9, 1.12));
  const past = bidders.length > 0 && random.happens(0.8) ? 'completed' : 'cancelled';
  const status = current ?? past;
  const isTaken = status !== 'pending' && (status !== 'cancelled' || random.happens(0.4));
  const chosen = isTaken && bidders.length > 0 ? random.pick(bidders) : undefined;
  const waited = random.integer(4, 12) * minute;
  const ended = new Date(created_at.getTime() + route.duration_min * minute + waited);
  const timeline = rideTimeline({ status, created_at, waited, client, driver: chosen, now, ...route });
  const id = random.id();
  return {
    ride: {
      id,
      reference,
      status,
      client_id: client.id,
      driver_id: chosen?.id ?? null,
      ...route,
      ...load,
      price,
      tariff: JSON.stringify(tariff),
      created_at,
      completed_at: status === 'completed' ? (ended < now ? ended : now) : null,
      ...timeline,
    },
    offers: bidders.map((driver) => ({
      id: random.id(),
      ride_id: id,
      driver_id: driver.id,
      price: driver === chosen ? price : cents(price * random.amount(1, 1.25)),
      status: driver === chosen ? 'accepted' : otherOfferStatus(random, status),
      created_at: new Date(Math.min(now.getTime(), created_at.getTime() + random.integer(20_000, 240_000))),
    })),
  };
}

function otherOfferStatus(random: Random, status: RideStatus): OfferStatus {
  if (status === 'pending') return random.pick(['pending', 'pending', 'pending', 'declined']);
  return random.pick(['declined', 'expired']);
}
