import { member } from '#schema/objects.ts';
import {
  added,
  dropped,
  lastOnly,
  nulled,
  type ResponseChange,
  renamed,
  replaced,
  withStatus,
  wrapped,
} from './response-changes.ts';

/** A call, the change of its responses, and the difference that the report must contain: section, type, field. */
export type PlantedChange = readonly [call: string, change: ResponseChange, expected: string];

const data = (body: unknown) => member(body, 'data');
const inCents = (value: unknown) => ({ amount: Number(value) * 100, currency: 'EUR' });
const seconds = (value: unknown) => Date.parse(String(value)) / 1000;
const inFrench = (value: unknown) => new Date(String(value)).toLocaleDateString('fr-FR');

/** The changes of lists, single records, figures, related lists, and calls of the session. */
export const plantedChanges: readonly PlantedChange[] = [
  // Renamed
  ['GET /admin/users', renamed('createdAt', 'created_at'), 'users: missing createdAt'],
  ['GET /admin/users/{id}', renamed('emailVerified', 'isVerified'), 'users: extra isVerified'],
  ['GET /admin/rides', renamed('client.name', 'fullName'), 'rides: missing client.name'],
  ['GET /rides/{id}', renamed('pickup.lat', 'latitude'), 'rides: extra pickup.latitude'],
  ['GET /admin/categories', renamed('icon.src', 'url'), 'categories: missing icon.src'],
  [
    'GET /admin/rides/{id}/invoice',
    renamed('lines[].unit_price', 'unitPrice'),
    'invoices: missing lines[].unit_price',
  ],
  ['GET /admin/ride-stats', renamed('revenue', 'turnover'), 'rides: missing revenue'],
  ['GET /subscription-plans', renamed('interval_unit', 'intervalUnit'), 'plans: missing interval_unit'],
  ['GET /admin/users/{id}/balance', renamed('available', 'balance'), 'users: missing available'],
  // Missing
  ['GET /admin/wallets', dropped('user.email'), 'wallets: missing user.email'],
  ['GET /admin/transactions', dropped('wallet_id'), 'transactions: missing wallet_id'],
  ['GET /admin/options/{id}', dropped('titre_en'), 'options: missing titre_en'],
  ['GET /admin/etablissement/{id}', dropped('services[].price'), 'establishments: missing services[].price'],
  ['GET /admin/rides/{id}/ride-offers', dropped('driver.id'), 'rideOffers: missing driver.id'],
  ['GET /admin/dashboard', dropped('subscriptionPlans'), 'dashboard: missing subscriptionPlans'],
  ['GET /admin/categories/all', dropped('description'), 'categories: missing description'],
  // Not declared
  ['GET /admin/users', added('passwordHash', 'x'.repeat(60)), 'users: extra passwordHash'],
  ['GET /admin/subscriptions', added('user.phone', '06 12 34 56 78'), 'subscriptions: extra user.phone'],
  // Null
  ['GET /admin/users', nulled('name', lastOnly), 'users: null name'],
  ['GET /admin/withdrawals', nulled('amount'), 'withdrawals: null amount'],
  ['GET /admin/rides', nulled('pickup.address', lastOnly), 'rides: null pickup.address'],
  ['GET /admin/options', nulled('categories'), 'options: null categories'],
  ['GET /admin/users/{id}/withdrawal-methods', nulled('isDefault'), 'withdrawalMethods: null isDefault'],
  ['GET /admin/users/{id}/can-delete', nulled('canDelete'), 'users: null canDelete'],
  // Of another type
  ['GET /admin/rides', replaced('price', inCents), 'rides: type price'],
  [
    'GET /admin/subscriptions',
    replaced('price', (value) => Number(value).toFixed(2)),
    'subscriptions: type price',
  ],
  ['GET /admin/etablissement', replaced('createdAt', inFrench), 'establishments: type createdAt'],
  ['GET /admin/wallets', replaced('updatedAt', seconds), 'wallets: type updatedAt'],
  ['GET /users/me', replaced('emailVerified', Number), 'account: type emailVerified'],
  ['GET /admin/users', replaced('rating.avg', String), 'users: type rating.avg'],
  ['GET /admin/transaction-counts', replaced('pending', (value) => [value]), 'transactions: type pending'],
  [
    'GET /price-configs',
    replaced('supplements.night.animal', String),
    'prices: type supplements.night.animal',
  ],
  // Another status
  ['GET /admin/etablissement', withStatus(500), 'establishments: status'],
  ['GET /admin/users/{id}/stats', withStatus(404), 'users: status'],
  ['GET /admin/categories/{id}', withStatus(203), 'categories: status'],
  ['POST /auth/refresh-token', withStatus(201), 'session: status'],
  // Another envelope
  ['GET /admin/transactions', wrapped(data), 'transactions: envelope data'],
  [
    'GET /subscription-plans',
    wrapped((body) => ({ data: { items: data(body), total: [data(body)].flat().length } })),
    'plans: envelope data',
  ],
  [
    'GET /admin/rides',
    wrapped((body) => ({ data: { items: member(data(body), 'items') } })),
    'rides: envelope data.total',
  ],
  ['GET /rides/{id}', wrapped((body) => ({ result: data(body) })), 'rides: envelope data'],
];
