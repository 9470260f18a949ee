import { member } from '#schema/objects.ts';
import {
  added,
  dropped,
  lastOnly,
  nulled,
  renamed,
  replaced,
  withStatus,
  wrapped,
} from './response-changes.ts';
import { response, type SemanticChange } from './semantic-change.ts';

const data = (body: unknown) => member(body, 'data');
const inCents = (value: unknown) => ({ amount: Number(value) * 100, currency: 'EUR' });
const seconds = (value: unknown) => Date.parse(String(value)) / 1000;
const inFrench = (value: unknown) => new Date(String(value)).toLocaleDateString('fr-FR');

/** The changes of lists, single records, figures, related lists, and calls of the session. */
export const plantedChanges: readonly SemanticChange[] = [
  // Renamed
  response('GET /admin/users', renamed('createdAt', 'created_at'), 'users: missing createdAt'),
  response('GET /admin/users/{id}', renamed('emailVerified', 'isVerified'), 'users: extra isVerified'),
  response('GET /admin/rides', renamed('client.name', 'fullName'), 'rides: missing client.name'),
  response('GET /rides/{id}', renamed('pickup.lat', 'latitude'), 'rides: extra pickup.latitude'),
  response('GET /admin/categories', renamed('icon.src', 'url'), 'categories: missing icon.src'),
  response(
    'GET /admin/rides/{id}/invoice',
    renamed('lines[].unit_price', 'unitPrice'),
    'invoices: missing lines[].unit_price',
  ),
  response('GET /admin/ride-stats', renamed('revenue', 'turnover'), 'rides: missing revenue'),
  response(
    'GET /subscription-plans',
    renamed('interval_unit', 'intervalUnit'),
    'plans: missing interval_unit',
  ),
  response('GET /admin/users/{id}/balance', renamed('available', 'balance'), 'users: missing available'),
  // Missing
  response('GET /admin/wallets', dropped('user.email'), 'wallets: missing user.email'),
  response('GET /admin/transactions', dropped('wallet_id'), 'transactions: missing wallet_id'),
  response('GET /admin/options/{id}', dropped('titre_en'), 'options: missing titre_en'),
  response(
    'GET /admin/etablissement/{id}',
    dropped('services[].price'),
    'establishments: missing services[].price',
  ),
  response('GET /admin/rides/{id}/ride-offers', dropped('driver.id'), 'rideOffers: missing driver.id'),
  response('GET /admin/dashboard', dropped('subscriptionPlans'), 'dashboard: missing subscriptionPlans'),
  response('GET /admin/categories/all', dropped('description'), 'categories: missing description'),
  // Not declared
  response('GET /admin/users', added('passwordHash', 'x'.repeat(60)), 'users: extra passwordHash'),
  response(
    'GET /admin/subscriptions',
    added('user.phone', '06 12 34 56 78'),
    'subscriptions: extra user.phone',
  ),
  // Null
  response('GET /admin/users', nulled('name', lastOnly), 'users: null name'),
  response('GET /admin/withdrawals', nulled('amount'), 'withdrawals: null amount'),
  response('GET /admin/rides', nulled('pickup.address', lastOnly), 'rides: null pickup.address'),
  response('GET /admin/options', nulled('categories'), 'options: null categories'),
  response(
    'GET /admin/users/{id}/withdrawal-methods',
    nulled('isDefault'),
    'withdrawalMethods: null isDefault',
  ),
  response('GET /admin/users/{id}/can-delete', nulled('canDelete'), 'users: null canDelete'),
  // Of another type
  response('GET /admin/rides', replaced('price', inCents), 'rides: type price'),
  response(
    'GET /admin/subscriptions',
    replaced('price', (value) => Number(value).toFixed(2)),
    'subscriptions: type price',
  ),
  response('GET /admin/etablissement', replaced('createdAt', inFrench), 'establishments: type createdAt'),
  response('GET /admin/wallets', replaced('updatedAt', seconds), 'wallets: type updatedAt'),
  response('GET /users/me', replaced('emailVerified', Number), 'account: type emailVerified'),
  response('GET /admin/users', replaced('rating.avg', String), 'users: type rating.avg'),
  response(
    'GET /admin/transaction-counts',
    replaced('pending', (value) => [value]),
    'transactions: type pending',
  ),
  response(
    'GET /price-configs',
    replaced('supplements.night.animal', String),
    'prices: type supplements.night.animal',
  ),
  // Another status
  response('GET /admin/etablissement', withStatus(500), 'establishments: status'),
  response('GET /admin/users/{id}/stats', withStatus(404), 'users: status'),
  response('GET /admin/categories/{id}', withStatus(203), 'categories: status'),
  response('POST /auth/refresh-token', withStatus(201), 'session: status'),
  // Another envelope
  response('GET /admin/transactions', wrapped(data), 'transactions: envelope data'),
  response(
    'GET /subscription-plans',
    wrapped((body) => ({ data: { items: data(body), total: [data(body)].flat().length } })),
    'plans: envelope data',
  ),
  response(
    'GET /admin/rides',
    wrapped((body) => ({ data: { items: member(data(body), 'items') } })),
    'rides: envelope data.total',
  ),
  response(
    'GET /rides/{id}',
    wrapped((body) => ({ result: data(body) })),
    'rides: envelope data',
  ),
];
