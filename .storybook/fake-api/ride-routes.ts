import { demoNow, hoursAgo } from './clock.ts';
import type { Stock } from './resource-routes.ts';
import { type Routes, refuse } from './routes.ts';
import { person } from './user-records.ts';

const offerStatuses = ['accepted', 'declined', 'expired', 'pending'] as const;

const offersOf = (ride: unknown) =>
  offerStatuses.map((status, index) => {
    const { id, name, avatar } = person(index * 3 + 1);
    return {
      id: `offer-${index + 1}`,
      ride,
      driver: { id, name, avatar },
      price: index % 2 === 0 ? 21.5 + index : (19.9 + index).toFixed(2),
      status,
      createdAt: hoursAgo(index + 0.3),
    };
  });

const invoice = {
  number: 'F-2026-00412',
  issuedAt: demoNow.toISOString(),
  client: { name: 'Maëlys Petit', email: 'maelys.petit@example.com' },
  driver: { name: 'Karim Benali' },
  lines: [
    { label: 'Prise en charge', quantity: 1, unit_price: 2.6, total: 2.6 },
    { label: 'Distance (km)', quantity: 12.4, unit_price: '1.12', total: 13.89 },
    { label: 'Bagages', quantity: 2, unit_price: 1.5, total: '3.00' },
  ],
  subtotal: 17.72,
  tax_rate: 0.1,
  tax: 1.77,
  total: 19.49,
};

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
      const items = offersOf({ id, reference: find(id)?.['reference'] });
      return Response.json({ data: { items, total: items.length } });
    },
    'GET /admin/rides/{id}/invoice': (_, [id]) =>
      find(id)?.['status'] === 'completed'
        ? Response.json({ data: invoice })
        : refuse(404, "Il n'y a de facture que pour une course terminée."),
  };
}
