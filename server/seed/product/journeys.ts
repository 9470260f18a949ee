import type { Random } from '#server/seed/random.ts';
import { streets, towns } from './towns.ts';

const toRadians = Math.PI / 180;

/** Adds steps of 1/10,000 degree. */
const near = (degrees: number, steps: number) => Math.round(degrees * 10_000 + steps) / 10_000;

/** Returns a route between two addresses of a town, with a plausible distance (km) and duration (min) by car. */
export function journey(random: Random) {
  const town = random.pick(towns);
  const address = () => ({
    address: `${random.integer(1, 160)} ${random.pick(streets)}, ${town.postcode} ${town.name}`,
    lat: near(town.lat, random.integer(-600, 600)),
    lng: near(town.lng, random.integer(-800, 800)),
  });
  const [from, to] = [address(), address()];
  const north = (to.lat - from.lat) * 111.2;
  const east = (to.lng - from.lng) * 111.2 * Math.cos(town.lat * toRadians);
  const distance_km = Math.round((0.8 + Math.hypot(north, east) * 1.3) * 10) / 10;
  return {
    pickup_address: from.address,
    pickup_lat: from.lat,
    pickup_lng: from.lng,
    dropoff_address: to.address,
    dropoff_lat: to.lat,
    dropoff_lng: to.lng,
    distance_km,
    duration_min: Math.round(distance_km * random.amount(1.9, 3.2)) + 3,
  };
}
