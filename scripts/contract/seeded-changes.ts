import { member } from '#lib/api/objects.ts';
import {
  type AnswerChange,
  added,
  answering,
  becomes,
  dropped,
  lastOnly,
  nulled,
  renamed,
  wrapped,
} from './answer-changes.ts';
import type { Kind } from './differences.ts';

/** A change to what the API answers, and where the report must name it. */
export interface SeededChange {
  /** The calls whose answers are changed, e.g. `GET /admin/rides`. */
  readonly call: string;
  readonly change: AnswerChange;
  /** Whose section names it, and what it must say there. */
  readonly section: string;
  readonly kind: Kind;
  readonly place: string;
}

const seeded = (
  call: string,
  change: AnswerChange,
  section: string,
  kind: Kind,
  place = '',
): SeededChange => ({
  call,
  change,
  section,
  kind,
  place,
});

const data = (body: unknown) => member(body, 'data');
const inCents = (value: unknown) => ({ amount: Number(value) * 100, currency: 'EUR' });
const seconds = (value: unknown) => Date.parse(String(value)) / 1000;
const inFrench = (value: unknown) => new Date(String(value)).toLocaleDateString('fr-FR');

/** Forty of them, over lists, single records, summaries, related parts, and the calls of the session. */
export const seededChanges: readonly SeededChange[] = [
  // Renamed
  seeded('GET /admin/users', renamed('createdAt', 'created_at'), 'users', 'missing', 'createdAt'),
  seeded('GET /admin/users/{id}', renamed('emailVerified', 'isVerified'), 'users', 'extra', 'isVerified'),
  seeded('GET /admin/rides', renamed('client.name', 'fullName'), 'rides', 'missing', 'client.name'),
  seeded('GET /rides/{id}', renamed('pickup.lat', 'latitude'), 'rides', 'extra', 'pickup.latitude'),
  seeded('GET /admin/categories', renamed('icon.src', 'url'), 'categories', 'missing', 'icon.src'),
  seeded(
    'GET /admin/rides/{id}/invoice',
    renamed('lines[].unit_price', 'unitPrice'),
    'invoices',
    'missing',
    'lines[].unit_price',
  ),
  seeded('GET /admin/ride-stats', renamed('revenue', 'turnover'), 'rides', 'missing', 'revenue'),
  seeded(
    'GET /subscription-plans',
    renamed('interval_unit', 'intervalUnit'),
    'plans',
    'missing',
    'interval_unit',
  ),
  seeded('GET /admin/users/{id}/balance', renamed('available', 'balance'), 'users', 'missing', 'available'),
  // Gone
  seeded('GET /admin/wallets', dropped('user.email'), 'wallets', 'missing', 'user.email'),
  seeded('GET /admin/transactions', dropped('wallet_id'), 'transactions', 'missing', 'wallet_id'),
  seeded('GET /admin/options/{id}', dropped('titre_en'), 'options', 'missing', 'titre_en'),
  seeded(
    'GET /admin/etablissement/{id}',
    dropped('services[].price'),
    'establishments',
    'missing',
    'services[].price',
  ),
  seeded('GET /admin/rides/{id}/ride-offers', dropped('driver.id'), 'rideOffers', 'missing', 'driver.id'),
  seeded('GET /admin/dashboard', dropped('subscriptionPlans'), 'dashboard', 'missing', 'subscriptionPlans'),
  seeded('GET /admin/categories/all', dropped('description'), 'categories', 'missing', 'description'),
  // Come
  seeded('GET /admin/users', added('passwordHash', 'x'.repeat(60)), 'users', 'extra', 'passwordHash'),
  seeded(
    'GET /admin/subscriptions',
    added('user.phone', '06 12 34 56 78'),
    'subscriptions',
    'extra',
    'user.phone',
  ),
  // Null
  seeded('GET /admin/users', nulled('name', lastOnly), 'users', 'null', 'name'),
  seeded('GET /admin/withdrawals', nulled('amount'), 'withdrawals', 'null', 'amount'),
  seeded('GET /admin/rides', nulled('pickup.address', lastOnly), 'rides', 'null', 'pickup.address'),
  seeded('GET /admin/options', nulled('categories'), 'options', 'null', 'categories'),
  seeded(
    'GET /admin/users/{id}/withdrawal-methods',
    nulled('isDefault'),
    'withdrawalMethods',
    'null',
    'isDefault',
  ),
  seeded('GET /admin/users/{id}/can-delete', nulled('canDelete'), 'users', 'null', 'canDelete'),
  // Of another type
  seeded('GET /admin/rides', becomes('price', inCents), 'rides', 'type', 'price'),
  seeded(
    'GET /admin/subscriptions',
    becomes('price', (value) => Number(value).toFixed(2)),
    'subscriptions',
    'type',
    'price',
  ),
  seeded('GET /admin/etablissement', becomes('createdAt', inFrench), 'establishments', 'type', 'createdAt'),
  seeded('GET /admin/wallets', becomes('updatedAt', seconds), 'wallets', 'type', 'updatedAt'),
  seeded('GET /users/me', becomes('emailVerified', Number), 'account', 'type', 'emailVerified'),
  seeded('GET /admin/users', becomes('rating.avg', String), 'users', 'type', 'rating.avg'),
  seeded(
    'GET /admin/transaction-counts',
    becomes('pending', (value) => [value]),
    'transactions',
    'type',
    'pending',
  ),
  seeded(
    'GET /price-configs',
    becomes('supplements.night.animal', String),
    'prices',
    'type',
    'supplements.night.animal',
  ),
  // Another status
  seeded('GET /admin/etablissement', answering(500), 'establishments', 'status'),
  seeded('GET /admin/users/{id}/stats', answering(404), 'users', 'status'),
  seeded('GET /admin/categories/{id}', answering(203), 'categories', 'status'),
  seeded('POST /auth/refresh-token', answering(201), 'session', 'status'),
  // Another envelope
  seeded('GET /admin/transactions', wrapped(data), 'transactions', 'envelope', 'data'),
  seeded(
    'GET /subscription-plans',
    wrapped((body) => ({ data: { items: data(body), total: 3 } })),
    'plans',
    'envelope',
    'data',
  ),
  seeded(
    'GET /admin/rides',
    wrapped((body) => ({ data: { items: member(data(body), 'items') } })),
    'rides',
    'envelope',
    'data.total',
  ),
  seeded(
    'GET /rides/{id}',
    wrapped((body) => ({ result: data(body) })),
    'rides',
    'envelope',
    'data',
  ),
];
