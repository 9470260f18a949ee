import { hoursAgo } from './clock.ts';
import type { Routes } from './routes.ts';
import { person } from './user-records.ts';

const statuses = ['accepted', 'declined', 'pending', 'expired', 'accepted'] as const;
const offers = Array.from({ length: 23 }, (_, index) => {
  const { id, name, avatar } = person(index * 3 + 1);
  return {
    id: `offer-${index + 1}`,
    ride: { id: `ride-${index + 1}`, reference: `C-${20_480 - index}` },
    driver: { id, name, avatar },
    price: index % 4 === 0 ? (12.4 + index).toFixed(2) : 12.4 + index * 1.3,
    status: statuses[index % statuses.length],
    createdAt: hoursAgo(index ** 2 * 5 + 2),
  };
});

const methods = [
  { id: 1, type: 'bank', label: 'FR76 •••• •••• 4189', isDefault: true, createdAt: hoursAgo(4_100) },
  { id: 2, type: 'paypal', label: 'chauffeur@example.com', isDefault: false, createdAt: hoursAgo(900) },
];

/** What the service knows of one user beside the record: what belongs to it elsewhere. */
export function userPartsRoutes(): Routes {
  return {
    'GET /admin/users/{id}/ride-offers': (request) => {
      const { searchParams } = new URL(request.url);
      const limit = Number(searchParams.get('limit') ?? 10);
      const start = (Number(searchParams.get('page') ?? 1) - 1) * limit;
      return Response.json({ data: { items: offers.slice(start, start + limit), total: offers.length } });
    },
    'GET /admin/users/{id}/withdrawal-methods': () => Response.json({ data: methods }),
  };
}
