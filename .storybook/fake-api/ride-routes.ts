import { parseNumber } from '#lib/numbers/numbers.ts';
import type { StoredRecord } from '#schema/resource.ts';
import type { Stock } from './resource-routes.ts';
import { type Routes, refuse } from './routes.ts';
import { person } from './user-records.ts';

const cents = (amount: number) => Math.round(amount * 100) / 100;
const numberOf = (value: unknown) => parseNumber(value) ?? 0;

/** How the offers for a ride stand: one was taken where somebody drives, none is while it waits for one. */
const offerStatuses = {
  waiting: ['pending', 'pending', 'pending', 'declined'],
  taken: ['accepted', 'declined', 'expired', 'declined'],
};

/** Drivers are asked when a ride is, and answer within minutes: whoever drives it asked for its price. */
function offersOf(ride: StoredRecord) {
  const { id, reference, driver, createdAt } = ride;
  const price = numberOf(ride['price']);
  const asked = new Date(String(createdAt)).getTime();
  const statuses = driver === null ? offerStatuses.waiting : offerStatuses.taken;
  return statuses.map((status, index) => {
    const other = person(numberOf(String(id).replace('ride-', '')) * 3 + index * 6 + 1);
    const asking = { id: other['id'], name: other['name'], avatar: other['avatar'] };
    const amount = cents(price * (1 + index * 0.06));
    return {
      id: `${id}-offer-${index + 1}`,
      ride: { id, reference },
      driver: status === 'accepted' ? driver : asking,
      // The service sends amounts either way.
      price: index % 2 === 0 ? amount : amount.toFixed(2),
      status,
      createdAt: new Date(asked + (index + 1) * 45_000).toISOString(),
    };
  });
}

/** What carrying people is taxed with in France. */
const taxRate = 0.1;

const lineOf = (label: string, quantity: number, unit_price: number) => ({
  label,
  quantity,
  unit_price,
  total: cents(quantity * unit_price),
});

/** The bill of a ride: what it came to before tax, and what was agreed beyond that. */
function invoiceOf(ride: StoredRecord) {
  const client = Object(ride['client']);
  const total = cents(numberOf(ride['price']));
  const subtotal = cents(total / (1 + taxRate));
  const listed = [
    lineOf('Prise en charge', 1, 2.2),
    lineOf('Distance (km)', numberOf(ride['distance_km']), 1.6),
    lineOf('Bagages', numberOf(ride['luggage']), 0.5),
  ].filter(({ quantity }) => quantity > 0);
  const rest = cents(subtotal - listed.reduce((sum, line) => sum + line.total, 0));
  const lines = rest === 0 ? listed : [...listed, lineOf('Ajustement au prix convenu', 1, rest)];
  return {
    number: `F-2026-${String(ride['reference']).replace('C-', '')}`,
    issuedAt: ride['completedAt'],
    client: { name: client.name, email: person(client.id - 100)['email'] },
    driver: { name: Object(ride['driver']).name },
    lines: lines.map((line, index) => (index === 2 ? { ...line, total: line.total.toFixed(2) } : line)),
    subtotal,
    tax_rate: taxRate,
    tax: cents(total - subtotal),
    total,
  };
}

const ended = ['completed', 'cancelled'];

/** What the service knows of rides beside their records, and what may be done with them. */
export function rideRoutes(rides: Stock): Routes {
  const find = (id = '') => rides.rows.find((row) => row['id'] === id);
  return {
    'DELETE /rides/{id}': (_, [id]) => {
      const ride = find(id);
      if (ride === undefined) return refuse(404, "Cette course n'existe pas.");
      if (ended.includes(String(ride['status'])))
        return refuse(409, 'Cette course est terminée ou déjà annulée.');
      rides.rows = rides.rows.map((row) => (row === ride ? { ...row, status: 'cancelled' } : row));
      return Response.json({ message: 'Course annulée avec succès.' });
    },
    'GET /admin/rides/{id}/ride-offers': (_, [id]) => {
      const ride = find(id);
      const items = ride === undefined ? [] : offersOf(ride);
      return Response.json({ data: { items, total: items.length } });
    },
    'GET /admin/rides/{id}/invoice': (_, [id]) => {
      const ride = find(id);
      return ride?.['status'] === 'completed'
        ? Response.json({ data: invoiceOf(ride) })
        : refuse(404, "Il n'y a de facture que pour une course terminée.");
    },
  };
}
