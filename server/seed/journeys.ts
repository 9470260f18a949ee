import type { Chance } from './chance.ts';
import { streets, towns } from './towns.ts';

const toRadians = Math.PI / 180;

/** So many ten-thousandths of a degree away. */
const near = (degrees: number, steps: number) => Math.round(degrees * 10_000 + steps) / 10_000;

/** From one address of a town to another, as far and as long as it would be by car. */
export function journey(chance: Chance) {
  const town = chance.pick(towns);
  const place = () => ({
    address: `${chance.whole(1, 160)} ${chance.pick(streets)}, ${town.postcode} ${town.name}`,
    lat: near(town.lat, chance.whole(-600, 600)),
    lng: near(town.lng, chance.whole(-800, 800)),
  });
  const [from, to] = [place(), place()];
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
    duration_min: Math.round(distance_km * chance.amount(1.9, 3.2)) + 3,
  };
}
