import { isObject, member } from '#schema/objects.ts';
import { valueChanges } from './planted-values.ts';
import { lastOnly, nulled, type ResponseChange, replaced, withStatus, wrapped } from './response-changes.ts';
import { everyCall, isAnonymous, query, response, type SemanticChange, to } from './semantic-change.ts';

const without = (name: string) => (query: URLSearchParams) => query.delete(name);
const plus = (name: string, more: number) => (query: URLSearchParams) => {
  if (query.has(name)) query.set(name, String(Number(query.get(name)) + more));
};
const atMost = (name: string, most: number) => (query: URLSearchParams) => {
  if (Number(query.get(name)) > most) query.set(name, String(most));
};
const findsNothing = (query: URLSearchParams) => {
  if (query.has('query')) query.set('query', 'zqxjkvwz');
};
const inPage = (change: (items: unknown[], total: number) => { items: unknown[]; total: number }) =>
  wrapped((body) => {
    const data = member(body, 'data');
    const items = member(data, 'items');
    return Array.isArray(items) ? { data: change(items, Number(member(data, 'total'))) } : body;
  });
const firstTwice = wrapped((body) => {
  const records = member(body, 'data');
  return Array.isArray(records) ? { data: [...records.slice(0, -1), records[0]] } : body;
});
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
const firstValue = (name: string) => (query: URLSearchParams) => {
  const [first] = query.getAll(name);
  if (first !== undefined) query.set(name, first);
};
const isAnonymousRead = (request: Request) => request.method === 'GET' && isAnonymous(request);
/** Fails for the records with a status. */
const failingWhere =
  (status: string): ResponseChange =>
  (found) =>
    member(member(found.body, 'data'), 'status') === status ? { ...found, status: 500 } : found;

/** Lists that ignore or misread a parameter. */
const lists: readonly SemanticChange[] = [
  query('GET /admin/users', without('page'), 'users: value with a page'),
  query('GET /admin/users', plus('page', 1), 'users: value with a page'),
  query('GET /admin/rides', without('limit'), 'rides: value with a page'),
  query('GET /admin/rides', plus('limit', 40), 'rides: value with a limit'),
  query('GET /admin/rides', plus('limit', -1), 'rides: value total'),
  query('GET /admin/rides', plus('limit', 1), 'rides: value with a limit'),
  query('GET /admin/users', without('query'), 'users: value with a query'),
  query('GET /admin/users', findsNothing, 'users: value with a query'),
  {
    ...query('GET /admin/subscriptions', findsNothing, 'subscriptions: value with a query'),
    silent: 'its title is another record, whose text need not be searched',
  },
  query('GET /admin/users', atMost('limit', 50), 'users: value with a limit'),
  query('GET /admin/users', without('sort'), 'users: value sorted by name'),
  query('GET /admin/rides', without('sort'), 'rides: value sorted by price'),
  query('GET /admin/rides', reversedOrder, 'rides: value sorted by price'),
  response('GET /subscription-plans', firstTwice, 'plans: value id'),
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
  query('GET /admin/rides', firstValue('status'), 'rides: envelope filtered by status'),
  query('GET /admin/rides', without('status'), 'rides: status with an unknown status'),
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

/** Records that are wrong or fail, and statuses and types of content. */
const records: readonly SemanticChange[] = [
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
  response('GET /admin/wallets', withStatus(429), 'wallets: status'),
  response('GET /rides/{id}', failingWhere('in_progress'), 'rides: status'),
  response('GET /rides/{id}', (found) => ({ ...found, etag: null }), 'rides: envelope ETag'),
  response('GET /price-configs', (found) => ({ ...found, etag: null }), 'prices: envelope ETag'),
  response(
    'GET /admin/users/{id}/ride-offers',
    replaced('driver', (driver) => ({ ...(isObject(driver) ? driver : {}), id: 'other' })),
    'rideOffers: value driver',
  ),
];

/** Rights that are wrong. */
const rights: readonly SemanticChange[] = [
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
  response(
    'POST /auth/signin',
    ({ status, body }) => (status < 300 ? { status, body } : accepted),
    'session: status with a wrong password',
  ),
  response(everyCall, () => accepted, 'wallets: status without a token', isAnonymousRead),
  response(
    'GET /admin/wallets',
    (found) => ({ ...found, media: 'text/html' }),
    'wallets: envelope Content-Type',
    isAnonymous,
  ),
];

/** The areas of the changes. */
export type Area = 'values' | 'lists' | 'records' | 'rights';

/** The changes that the report must name, each at its field. */
export const semanticChanges: Readonly<Record<Area, readonly SemanticChange[]>> = {
  values: valueChanges,
  lists,
  records,
  rights,
};

const inOtherOrder = wrapped((body) =>
  isObject(body) ? Object.fromEntries(Object.entries(body).toReversed()) : body,
);
const inParis = (value: unknown) =>
  `${new Date(Date.parse(String(value)) + 7_200_000).toISOString().slice(0, -1)}+02:00`;

/** Changes that keep the meaning of a response: the report must not name them. */
export const harmlessChanges: readonly (readonly [call: string, change: ResponseChange])[] = [
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
