import { type ResponseChange, replaced } from './response-changes.ts';
import { response, type SemanticChange, times, to } from './semantic-change.ts';

/** Changes several fields of the same records. */
const changed =
  (fields: readonly string[], replace: (value: unknown) => unknown): ResponseChange =>
  (found) =>
    fields.reduce((each, field) => ({ ...found, ...replaced(field, replace)(each) }), found);

/** An amount in cents, of which even nothing is something. */
const cents = (value: unknown) => Math.round((Number(value) + 1) * 100);

/** Values of the right type that are not valid. */
const invalid: readonly SemanticChange[] = [
  response('GET /admin/users', replaced('role', to('pilot')), 'users: value role'),
  response('GET /admin/rides', replaced('status', to('paused')), 'rides: value status'),
  response('GET /subscription-plans', replaced('interval_unit', to('moon')), 'plans: value interval_unit'),
  response('GET /admin/transactions', replaced('type', to('gift')), 'transactions: value type'),
  response('GET /admin/withdrawals', replaced('status', to('late')), 'withdrawals: value status'),
  response('GET /admin/users', replaced('email', to('alice@')), 'users: value email'),
  response('GET /admin/users', replaced('phone', to('0612')), 'users: value phone'),
  response('GET /admin/users', replaced('avatar', to('javascript:alert(1)')), 'users: value avatar'),
  response('GET /admin/categories', replaced('icon.src', to('javascript:1')), 'categories: value icon.src'),
  response('GET /admin/options', replaced('titre', to(' ')), 'options: value titre'),
  response('GET /admin/rides', replaced('reference', to('')), 'rides: value reference'),
  response('GET /admin/options', replaced('titre', to('a'.repeat(300))), 'options: value titre'),
  response('GET /admin/rides', replaced('distance_km', times(-1)), 'rides: value distance_km'),
  response('GET /admin/rides', replaced('passengers', to(1.5)), 'rides: value passengers'),
  response(
    'GET /admin/users/dashboard',
    replaced('signups[].month', to('11/2026')),
    'dashboard: type signups[].month',
  ),
  response('GET /admin/ride-stats', replaced('days[].date', to('24/11/2026')), 'rides: type days[].date'),
  response('GET /admin/wallets', replaced('user.email', to('x@')), 'wallets: type user.email'),
];

/** Money and numbers that contradict what else was read, or that nobody can have. */
const numbers: readonly SemanticChange[] = [
  response('GET /admin/rides', replaced('price', times(100)), 'rides: value price'),
  response('GET /rides/{id}', replaced('price', times(100)), 'rides: value price'),
  response('GET /admin/rides/{id}/invoice', replaced('total', times(100)), 'invoices: value total'),
  response(
    'GET /admin/rides/{id}/invoice',
    replaced('lines[].total', times(100)),
    'invoices: value subtotal',
  ),
  response(
    'GET /admin/rides/{id}/invoice',
    changed(['subtotal', 'tax', 'total', 'lines[].unit_price', 'lines[].total'], times(100)),
    'invoices: value total',
  ),
  response(
    'GET /admin/rides/{id}/invoice',
    replaced('lines[].unit_price', times(100)),
    'invoices: value lines[].total',
  ),
  response(
    'GET /admin/rides/{id}/invoice',
    replaced('lines[].quantity', to(-1)),
    'invoices: type lines[].quantity',
  ),
  response('GET /admin/users/{id}/balance', replaced('available', cents), 'users: value available'),
  response('GET /admin/users/{id}/stats', replaced('amount', to(-7.5)), 'users: value amount'),
  response('GET /admin/wallets', replaced('available', to(-7.5)), 'wallets: value available'),
  response('GET /admin/transactions', replaced('amount', times(-1)), 'transactions: value amount'),
  response('GET /admin/subscriptions', replaced('price', times(-1)), 'subscriptions: type price'),
  response('GET /admin/ride-stats', replaced('revenue', times(100)), 'rides: value revenue'),
  response('GET /admin/ride-stats', replaced('days[].revenue', times(100)), 'rides: value revenue'),
  response('GET /admin/ride-stats', replaced('days[].rides', times(2)), 'rides: value total'),
  response('GET /admin/ride-stats', replaced('total', to(-7.5)), 'rides: value total'),
  response('GET /admin/ride-stats', replaced('days[].rides', to(-5)), 'rides: value total'),
  response('GET /admin/ride-stats', replaced('completed', times(2)), 'rides: value completed'),
  response('GET /price-configs', replaced('base_price', to(-5)), 'prices: value base_price'),
  response('GET /admin/transaction-counts', replaced('pending', to(9999)), 'transactions: value pending'),
  response('GET /admin/dashboard', replaced('users', to(9999)), 'dashboard: value users'),
  response('GET /admin/dashboard', replaced('options', to(-1)), 'dashboard: value options'),
  response('GET /admin/users/dashboard', replaced('roles.driver', to(9999)), 'dashboard: value roles.driver'),
  response('GET /admin/users/dashboard', replaced('verified', times(2)), 'dashboard: value verified'),
  {
    ...response('GET /admin/subscriptions', replaced('price', times(100)), 'subscriptions: value price'),
    silent: 'a plan may change its price, and a subscription keeps the one that was agreed',
  },
  {
    ...response(
      'GET /admin/rides/{id}/ride-offers',
      replaced('price', times(100)),
      'rideOffers: value price',
    ),
    silent: 'a driver may offer any price',
  },
];

/** Values that are wrong although their types are right. */
export const valueChanges: readonly SemanticChange[] = [...invalid, ...numbers];
