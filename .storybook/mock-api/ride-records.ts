import { cents } from '#schema/cents.ts';
import type { StoredRecord } from '#schema/resource.ts';
import { hoursAgo } from './clock.ts';
import { personMember } from './user-records.ts';

const addresses = [
  'Gare de Lyon-Part-Dieu, 69003 Lyon',
  'Aéroport de Lyon-Saint-Exupéry, 69125 Colombier-Saugnieu',
  'Place Bellecour, 69002 Lyon',
  'Hôpital Édouard-Herriot, 69003 Lyon',
  'Parc de la Tête d’Or, 69006 Lyon',
];
const locationOf = (index: number) => ({
  address: addresses[index % addresses.length],
  lat: 45.76,
  lng: 4.85,
});

/** The statuses of the first rides. The others are completed, and some are cancelled. */
const statuses = ['pending', 'accepted', 'in_progress', 'completed', 'cancelled'] as const;
const statusOf = (index: number) => statuses[index] ?? (index % 6 === 0 ? 'cancelled' : 'completed');

/** When a ride was accepted and began, some minutes after it was asked for. */
const stepsOf = (status: string, age: number, duration: number) => ({
  acceptedAt: ['pending', 'cancelled'].includes(status) ? null : hoursAgo(age - 0.05),
  startedAt: ['in_progress', 'completed'].includes(status)
    ? hoursAgo(age - Math.min(0.14, duration / 60))
    : null,
});

/** By whom and why a ride was cancelled. Some are cancelled without a reason, and some by the service itself. */
const cancellationOf = (index: number, status: string, age: number) => {
  const isCancelled = status === 'cancelled';
  return {
    cancelledAt: isCancelled ? hoursAgo(age - 0.15) : null,
    cancelledBy: isCancelled && index % 12 !== 0 ? personMember(index * 2 + 2) : null,
    cancellationNote: isCancelled && index % 12 !== 6 ? 'Le chauffeur avait trop de retard.' : null,
  };
};

/** The rides, the latest first. */
export const rideRecords: readonly StoredRecord[] = Array.from({ length: 57 }, (_, index) => {
  const status = statusOf(index);
  const distance = 3.4 + ((index * 17) % 32);
  const duration = Math.round(distance * 2.2);
  const age = index ** 2 * 3 + 0.2;
  const [passengers, luggage, animals] = [(index % 4) + 1, index % 3, index % 5 === 0 ? 1 : 0];
  // The prices of a day (`price-routes.ts`), with tax. The rules of prices are not used: the journal's samples need rides, too.
  const parts = [distance * 1.12, duration * 0.35, luggage * 1.5, animals * 3, (passengers - 1) * 4];
  const untaxed = parts.reduce((sum, euros) => sum + cents(euros), 2.6);
  // The drivers of some rides offered less.
  const price = cents(untaxed * 1.1 * (index % 4 === 3 ? 0.95 : 1));
  return {
    id: `ride-${index + 1}`,
    reference: `C-${20_480 - index}`,
    status,
    client: personMember(index * 2 + 2),
    driver: status === 'pending' ? null : personMember(index * 3 + 1),
    pickup: locationOf(index),
    dropoff: locationOf(index + 2 + (index % 2)),
    distance_km: distance,
    duration_min: duration,
    passengers,
    luggage,
    animals,
    price: index % 4 === 0 ? price.toFixed(2) : price,
    createdAt: hoursAgo(age),
    ...stepsOf(status, age, duration),
    completedAt: status === 'completed' ? hoursAgo(age - (duration + 9) / 60) : null,
    ...cancellationOf(index, status, age),
  };
});
