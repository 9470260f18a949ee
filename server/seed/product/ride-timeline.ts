import type { RideStatus } from '#server/database/trade-tables.ts';
import type { Person } from '#server/seed/people.ts';
import { minute } from '#server/seed/random.ts';

interface Ride {
  readonly status: RideStatus;
  readonly created_at: Date;
  /** Milliseconds from the request until the client got into the car. */
  readonly waited: number;
  readonly duration_min: number;
  readonly client: Person;
  readonly driver: Person | undefined;
  readonly now: Date;
}

/** Why clients and drivers cancel. Some give no reason. */
const clientNotes = [
  'Le chauffeur avait trop de retard.',
  null,
  'Je me suis trompé d’adresse de départ.',
  'Plus besoin de cette course.',
  null,
];
const driverNotes = [
  'Client absent au point de rendez-vous.',
  'Panne du véhicule, désolé.',
  'Trop de bagages pour mon coffre.',
];
const noDriver = 'Aucun chauffeur disponible.';

/** The longest time in which drivers make their offers, in milliseconds. */
const offersMs = 4 * minute;

const wasAccepted = (status: RideStatus) => status !== 'pending';
const hasBegun = (status: RideStatus) => status === 'in_progress' || status === 'completed';

/**
 * Returns when a ride was accepted, began and was cancelled, by whom and why. It uses no random values, since they
 * would change those of the other demo data.
 */
export function rideTimeline({ status, created_at, waited, duration_min, client, driver, now }: Ride) {
  const after = (ms: number) => new Date(Math.min(now.getTime(), created_at.getTime() + ms));
  const accepted =
    offersMs + Math.round((waited - offersMs) * ((duration_min % 7) / 10)) + (duration_min % 11) * 900;
  const accepted_at = driver && wasAccepted(status) ? after(Math.min(accepted, waited)) : null;
  const started_at = hasBegun(status) ? after(waited) : null;
  if (status !== 'cancelled') return { accepted_at, started_at };
  const isByDriver = driver !== undefined && duration_min % 3 === 0;
  const notes = isByDriver ? driverNotes : clientNotes;
  return {
    accepted_at,
    started_at,
    cancelled_at: after(driver ? waited + (duration_min % 4) * minute : 15 * minute),
    cancelled_by: driver ? (isByDriver ? driver.id : client.id) : null,
    cancel_note: driver ? (notes[duration_min % notes.length] ?? null) : noDriver,
  };
}
