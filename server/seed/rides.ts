import type { Insertable } from 'kysely';
import type { Writing } from '#server/database/tables.ts';
import type { RideOffersTable, RideStatus, RidesTable, Tariff } from '#server/database/trade-tables.ts';
import type { Chance } from './chance.ts';
import { insertAll } from './insert.ts';
import { journey } from './journeys.ts';
import type { Person } from './people.ts';
import { tariffAt } from './prices.ts';
import { momentOfRide } from './ride-times.ts';

/** A ride of the demo, as far as wallets need to know. */
export interface Driven {
  readonly driverId: string;
  readonly price: number;
  readonly at: Date;
}

interface Invented extends Insertable<RidesTable> {
  readonly id: string;
  readonly price: number;
  readonly created_at: Date;
  readonly completed_at: Date | null;
}

type Offer = Insertable<RideOffersTable>;
type OfferStatus = RideOffersTable['status'];

const minute = 60_000;
const cents = (amount: number) => Math.round(amount * 100) / 100;

/** Rides of two years between clients and drivers, each with the offers it got; gives back those that were paid. */
export async function fillRides(
  trx: Writing,
  chance: Chance,
  people: readonly Person[],
  count: number,
  now: Date,
): Promise<readonly Driven[]> {
  const clients = people.filter((person) => person.role === 'client');
  const drivers = people.filter((person) => person.role === 'driver');
  const asked = Array.from({ length: count }, () => {
    // Who has been there for long asks more often.
    const [one, other] = [chance.pick(clients), chance.pick(clients)];
    const client = one.createdAt < other.createdAt ? one : other;
    return { client, at: momentOfRide(chance, client.createdAt, now) };
  }).toSorted((a, b) => a.at.getTime() - b.at.getTime());
  const made = asked.map(({ client, at }, index) => {
    const there = drivers.filter((driver) => driver.createdAt < at);
    const bidders = chance.some(there, chance.whole(1, 4));
    return invent(chance, `C-${10_000 + index}`, client, bidders, at, now);
  });
  await insertAll(
    trx,
    'rides',
    made.map(({ ride }) => ride),
  );
  await insertAll(
    trx,
    'ride_offers',
    made.flatMap(({ offers }) => offers),
  );
  return made.flatMap(({ ride: { driver_id, price, completed_at } }) =>
    driver_id && completed_at ? { driverId: driver_id, price, at: completed_at } : [],
  );
}

function statusOf(chance: Chance, asked: Date, now: Date, bidders: number): RideStatus {
  const minutes = (now.getTime() - asked.getTime()) / minute;
  if (minutes < 45) {
    if (bidders === 0 || minutes < 8) return 'pending';
    return chance.pick(['pending', 'accepted', 'in_progress', 'in_progress']);
  }
  return bidders > 0 && chance.happens(0.8) ? 'completed' : 'cancelled';
}

function invent(
  chance: Chance,
  reference: string,
  client: Person,
  bidders: readonly Person[],
  created_at: Date,
  now: Date,
): { readonly ride: Invented; readonly offers: readonly Offer[] } {
  const way = journey(chance);
  const tariff = tariffAt(created_at);
  const load = {
    passengers: chance.pick([1, 1, 1, 1, 2, 2, 3, 4]),
    luggage: chance.pick([0, 0, 0, 1, 1, 2, 3]),
    animals: chance.happens(0.08) ? 1 : 0,
  };
  const listed = cents(1.1 * sumOf(tariff, { ...way, ...load }));
  // Many agree on the listed price, some bargain.
  const price = chance.happens(0.65) ? listed : cents(listed * chance.amount(0.9, 1.12));
  const status = statusOf(chance, created_at, now, bidders.length);
  const isTaken = status !== 'pending' && (status !== 'cancelled' || chance.happens(0.4));
  const chosen = isTaken && bidders.length > 0 ? chance.pick(bidders) : undefined;
  const ended = new Date(created_at.getTime() + (way.duration_min + chance.whole(4, 12)) * minute);
  const id = chance.id();
  return {
    ride: {
      id,
      reference,
      status,
      client_id: client.id,
      driver_id: chosen?.id ?? null,
      ...way,
      ...load,
      price,
      tariff: JSON.stringify(tariff),
      created_at,
      completed_at: status === 'completed' ? (ended < now ? ended : now) : null,
    },
    offers: bidders.map((driver) => ({
      id: chance.id(),
      ride_id: id,
      driver_id: driver.id,
      price: driver === chosen ? price : cents(price * chance.amount(1, 1.25)),
      status: driver === chosen ? 'accepted' : refused(chance, status),
      created_at: new Date(Math.min(now.getTime(), created_at.getTime() + chance.whole(20_000, 240_000))),
    })),
  };
}

function refused(chance: Chance, status: RideStatus): OfferStatus {
  if (status === 'pending') return chance.pick(['pending', 'pending', 'pending', 'declined']);
  return chance.pick(['declined', 'expired']);
}

type Load = Pick<Insertable<RidesTable>, 'duration_min' | 'passengers' | 'luggage' | 'animals'> & {
  readonly distance_km: number;
};

/** What a ride costs before tax: each line of its bill rounded to the cent, then their sum. */
function sumOf(tariff: Tariff, ride: Load): number {
  const lines = [
    tariff.base,
    tariff.km * ride.distance_km,
    tariff.minute * ride.duration_min,
    tariff.luggage * ride.luggage,
    tariff.animal * ride.animals,
    tariff.person * (ride.passengers - 1),
  ];
  return lines.reduce((sum, line) => sum + cents(line), 0);
}
