import { isObject, member } from '#lib/api/objects.ts';
import type { Changes } from './reference-api.ts';
import { lastOnly, nulled, replaced, withStatus, wrapped } from './response-changes.ts';

/** A change that keeps the types but not the meaning of a call: of its query, or of its response. */
export interface SemanticChange extends Changes {
  readonly call: string;
  /** The difference that the report must contain: section, type, field. */
  readonly expected: string;
}

const query = (
  call: string,
  changeQuery: SemanticChange['changeQuery'],
  expected: string,
): SemanticChange => ({
  call,
  expected,
  ...(changeQuery && { changeQuery }),
});
const response = (
  call: string,
  changeResponse: NonNullable<SemanticChange['changeResponse']>,
  expected: string,
  when?: SemanticChange['when'],
): SemanticChange => ({ call, expected, changeResponse, ...(when && { when }) });

const without = (name: string) => (query: URLSearchParams) => query.delete(name);
const plus = (name: string, more: number) => (query: URLSearchParams) => {
  if (query.has(name)) query.set(name, String(Number(query.get(name)) + more));
};
const to = (value: unknown) => () => value;
const times = (factor: number) => (value: unknown) => Number(value) * factor;
const inPage = (change: (items: unknown[], total: number) => { items: unknown[]; total: number }) =>
  wrapped((body) => {
    const data = member(body, 'data');
    const items = member(data, 'items');
    return Array.isArray(items) ? { data: change(items, Number(member(data, 'total'))) } : body;
  });
const isAnonymous = ({ headers }: Request) => !headers.has('authorization');
const reversedOrder = (query: URLSearchParams) => {
  const sort = query.get('sort');
  if (sort !== null && !sort.includes(','))
    query.set('sort', sort.startsWith('-') ? sort.slice(1) : `-${sort}`);
};
const firstOrderAlone = (query: URLSearchParams) => {
  const sort = query.get('sort');
  if (sort !== null) query.set('sort', sort.replace(/,.*/, ''));
};
const accepted = { status: 200, body: { data: {} } };

/** Values of the right type that are not valid. */
const values: readonly SemanticChange[] = [
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
  response('GET /admin/rides', replaced('price', times(100)), 'rides: value price'),
  response('GET /rides/{id}', replaced('price', times(100)), 'rides: value price'),
  response('GET /admin/rides/{id}/invoice', replaced('total', times(100)), 'invoices: value total'),
  response(
    'GET /admin/rides/{id}/invoice',
    replaced('lines[].total', times(100)),
    'invoices: value subtotal',
  ),
];

/** Lists that ignore or misread a parameter. */
const lists: readonly SemanticChange[] = [
  query('GET /admin/users', without('page'), 'users: value with a page'),
  query('GET /admin/users', plus('page', 1), 'users: value with a page'),
  query('GET /admin/rides', without('limit'), 'rides: value with a page'),
  query('GET /admin/rides', plus('limit', 40), 'rides: value with a limit'),
  query('GET /admin/rides', plus('limit', -1), 'rides: value total'),
  query('GET /admin/rides', plus('limit', 1), 'rides: value with a limit'),
  query('GET /admin/users', without('query'), 'users: value with a query'),
  query('GET /admin/users', without('sort'), 'users: value sorted by name'),
  query('GET /admin/rides', without('sort'), 'rides: value sorted by price'),
  query('GET /admin/rides', reversedOrder, 'rides: value sorted by price'),
  query('GET /admin/users', firstOrderAlone, 'users: value sorted by role,createdAt'),
  response(
    'GET /admin/withdrawals',
    inPage(([first, ...others], total) => ({
      items: [isObject(first) ? { ...first, status: 'validated' } : first, ...others],
      total,
    })),
    'withdrawals: value without an order',
  ),
  query('GET /admin/users', without('role'), 'users: envelope filtered by role'),
  query('GET /admin/rides', without('price_max'), 'rides: envelope filtered by price_max'),
  response(
    'GET /admin/users',
    inPage((items, total) => ({ items, total: total + 10 })),
    'users: value total',
  ),
  response(
    'GET /admin/users',
    inPage((items) => ({ items, total: items.length })),
    'users: value total',
  ),
  response(
    'GET /admin/users',
    inPage((_, total) => ({ items: [], total })),
    'users: value total',
  ),
  response(
    'GET /admin/users',
    inPage((items, total) => ({ items: items.toReversed(), total })),
    'users: value with a page',
  ),
  response(
    'GET /admin/users',
    inPage((items, total) => ({ items: [...items.slice(0, -1), items[0]], total })),
    'users: value id',
  ),
];

/** Records and rights that are wrong. */
const access: readonly SemanticChange[] = [
  response('GET /admin/options/{id}', replaced('id', to('other')), 'options: value id'),
  response('GET /admin/options/{id}', replaced('titre', to('Autre')), 'options: value titre'),
  response(
    'GET /admin/users/{id}',
    wrapped((body) => (member(body, 'data') ? { data: [member(body, 'data')] } : body)),
    'users: envelope data',
  ),
  response(
    'GET /admin/users/{id}',
    ({ status, body }) => (status === 404 ? accepted : { status, body }),
    'users: status for an unknown record',
  ),
  response(
    'GET /admin/wallets',
    (response) => ({ ...response, media: 'text/html' }),
    'wallets: envelope Content-Type',
  ),
  response('GET /admin/wallets', withStatus(200), 'wallets: status without a token', isAnonymous),
  response('GET /rides/{id}', withStatus(403), 'rides: status without a token', isAnonymous),
  response(
    'GET /admin/dashboard',
    wrapped(() => ({ message: 'Non.' })),
    'dashboard: envelope without a token',
    isAnonymous,
  ),
  response(
    'POST /auth/signin',
    ({ status, body }) => ({ status: status < 300 ? status : 500, body }),
    'session: status with a wrong password',
  ),
];

/** The changes that the report must name, each at its field. */
export const semanticChanges: readonly SemanticChange[] = [...values, ...lists, ...access];

const inOtherOrder = wrapped((body) =>
  isObject(body) ? Object.fromEntries(Object.entries(body).toReversed()) : body,
);
const inParis = (value: unknown) =>
  `${new Date(Date.parse(String(value)) + 7_200_000).toISOString().slice(0, -1)}+02:00`;

/** Changes that keep the meaning of a response: the report must not name them. */
export const harmlessChanges: readonly (readonly [
  call: string,
  change: NonNullable<SemanticChange['changeResponse']>,
])[] = [
  ['GET /admin/users', inOtherOrder],
  ['GET /admin/users', wrapped((body) => ({ ...(isObject(body) ? body : {}), message: 'Voici.' }))],
  ['GET /admin/users', replaced('createdAt', inParis)],
  ['GET /admin/users', nulled('avatar', lastOnly)],
  ['GET /admin/users', nulled('rating', lastOnly)],
  ['GET /admin/wallets', nulled('user.avatar', lastOnly)],
  ['GET /admin/withdrawals', nulled('method')],
  ['GET /admin/users/{id}', (response) => ({ ...response, etag: '"other"' })],
  ['GET /admin/wallets', (response) => ({ ...response, media: 'application/problem+json' })],
];
