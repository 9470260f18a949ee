import { isObject, member } from '#lib/api/objects.ts';
import {
  type ChangeableResponse,
  lastOnly,
  nulled,
  replaced,
  withStatus,
  wrapped,
} from './response-changes.ts';

/** A change of what a call means: of its request on the way to the service, or of the response on the way back. */
export interface PlantedMeaning {
  readonly call: string;
  /** The difference that the report must contain: section, type, field. */
  readonly expected: string;
  /** Default: every request of the call. */
  when?(request: Request): boolean;
  asks?(query: URLSearchParams): void;
  answers?(response: ChangeableResponse): ChangeableResponse;
}

const asked = (call: string, asks: PlantedMeaning['asks'], expected: string): PlantedMeaning => ({
  call,
  expected,
  ...(asks && { asks }),
});
const answered = (
  call: string,
  answers: NonNullable<PlantedMeaning['answers']>,
  expected: string,
  when?: PlantedMeaning['when'],
): PlantedMeaning => ({ call, expected, answers, ...(when && { when }) });

const without = (name: string) => (query: URLSearchParams) => query.delete(name);
const number = (name: string, change: (value: number) => number) => (query: URLSearchParams) => {
  if (query.has(name)) query.set(name, String(change(Number(query.get(name)))));
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
const accepted = { status: 200, body: { data: {} } };

/** Words, numbers and addresses of the right type that mean nothing. */
const values: readonly PlantedMeaning[] = [
  answered('GET /admin/users', replaced('role', to('pilot')), 'users: value role'),
  answered('GET /admin/rides', replaced('status', to('paused')), 'rides: value status'),
  answered('GET /subscription-plans', replaced('interval_unit', to('moon')), 'plans: value interval_unit'),
  answered('GET /admin/transactions', replaced('type', to('gift')), 'transactions: value type'),
  answered('GET /admin/withdrawals', replaced('status', to('late')), 'withdrawals: value status'),
  answered('GET /admin/users', replaced('email', to('alice@')), 'users: value email'),
  answered('GET /admin/users', replaced('phone', to('0612')), 'users: value phone'),
  answered('GET /admin/users', replaced('avatar', to('javascript:alert(1)')), 'users: value avatar'),
  answered('GET /admin/categories', replaced('icon.src', to('javascript:1')), 'categories: value icon.src'),
  answered('GET /admin/options', replaced('titre', to(' ')), 'options: value titre'),
  answered('GET /admin/rides', replaced('reference', to('')), 'rides: value reference'),
  answered('GET /admin/options', replaced('titre', to('a'.repeat(300))), 'options: value titre'),
  answered('GET /admin/rides', replaced('distance_km', times(-1)), 'rides: value distance_km'),
  answered('GET /admin/rides', replaced('passengers', to(1.5)), 'rides: value passengers'),
  answered(
    'GET /admin/users/dashboard',
    replaced('signups[].month', to('11/2026')),
    'dashboard: type signups[].month',
  ),
  answered('GET /admin/ride-stats', replaced('days[].date', to('24/11/2026')), 'rides: type days[].date'),
  answered('GET /admin/rides', replaced('price', times(100)), 'rides: value price'),
  answered('GET /rides/{id}', replaced('price', times(100)), 'rides: value price'),
  answered('GET /admin/rides/{id}/invoice', replaced('total', times(100)), 'invoices: value total'),
  answered(
    'GET /admin/rides/{id}/invoice',
    replaced('lines[].total', times(100)),
    'invoices: value subtotal',
  ),
];

/** Lists that do not do what was asked. */
const lists: readonly PlantedMeaning[] = [
  asked('GET /admin/users', without('page'), 'users: value with a page'),
  asked(
    'GET /admin/users',
    number('page', (page) => page + 1),
    'users: value with a page',
  ),
  asked('GET /admin/rides', without('limit'), 'rides: value with a page'),
  asked(
    'GET /admin/rides',
    number('limit', () => 100),
    'rides: value with a limit',
  ),
  asked(
    'GET /admin/rides',
    number('limit', (limit) => limit - 1),
    'rides: value total',
  ),
  asked(
    'GET /admin/rides',
    number('limit', (limit) => limit + 1),
    'rides: value with a limit',
  ),
  asked('GET /admin/users', without('query'), 'users: value with a query'),
  asked('GET /admin/users', without('sort'), 'users: value sorted by name'),
  asked('GET /admin/rides', without('sort'), 'rides: value sorted by price'),
  asked('GET /admin/rides', reversedOrder, 'rides: value sorted by price'),
  asked('GET /admin/users', without('role'), 'users: envelope filtered by role'),
  asked('GET /admin/rides', without('price_max'), 'rides: envelope filtered by price_max'),
  answered(
    'GET /admin/users',
    inPage((items, total) => ({ items, total: total + 10 })),
    'users: value total',
  ),
  answered(
    'GET /admin/users',
    inPage((items) => ({ items, total: items.length })),
    'users: value total',
  ),
  answered(
    'GET /admin/users',
    inPage((_, total) => ({ items: [], total })),
    'users: value total',
  ),
  answered(
    'GET /admin/users',
    inPage((items, total) => ({ items: items.toReversed(), total })),
    'users: value with a page',
  ),
  answered(
    'GET /admin/users',
    inPage((items, total) => ({ items: [...items.slice(0, -1), items[0]], total })),
    'users: value id',
  ),
];

/** Records and rights. */
const access: readonly PlantedMeaning[] = [
  answered('GET /admin/options/{id}', replaced('id', to('other')), 'options: value id'),
  answered('GET /admin/options/{id}', replaced('titre', to('Autre')), 'options: value titre'),
  answered(
    'GET /admin/users/{id}',
    wrapped((body) => (member(body, 'data') ? { data: [member(body, 'data')] } : body)),
    'users: envelope data',
  ),
  answered(
    'GET /admin/users/{id}',
    ({ status, body }) => (status === 404 ? accepted : { status, body }),
    'users: status for an unknown record',
  ),
  answered(
    'GET /admin/wallets',
    (response) => ({ ...response, media: 'text/html' }),
    'wallets: envelope Content-Type',
  ),
  answered('GET /admin/wallets', withStatus(200), 'wallets: status without a token', isAnonymous),
  answered('GET /rides/{id}', withStatus(403), 'rides: status without a token', isAnonymous),
  answered(
    'GET /admin/dashboard',
    wrapped(() => ({ message: 'Non.' })),
    'dashboard: envelope without a token',
    isAnonymous,
  ),
  answered(
    'POST /auth/signin',
    ({ status, body }) => ({ status: status < 300 ? status : 500, body }),
    'session: status with a wrong password',
  ),
];

/** Changes of responses that must be named at their field. */
export const plantedMeanings: readonly PlantedMeaning[] = [...values, ...lists, ...access];

const inOtherOrder = wrapped((body) =>
  isObject(body) ? Object.fromEntries(Object.entries(body).toReversed()) : body,
);
const inParis = (value: unknown) =>
  `${new Date(Date.parse(String(value)) + 7_200_000).toISOString().slice(0, -1)}+02:00`;

/** Changes that mean nothing: none of them is a difference. */
export const harmlessChanges: readonly (readonly [
  call: string,
  change: NonNullable<PlantedMeaning['answers']>,
])[] = [
  ['GET /admin/users', inOtherOrder],
  ['GET /admin/users', wrapped((body) => ({ ...(isObject(body) ? body : {}), message: 'Voici.' }))],
  ['GET /admin/users', replaced('createdAt', inParis)],
  ['GET /admin/users', nulled('avatar', lastOnly)],
  ['GET /admin/users', nulled('rating', lastOnly)],
  ['GET /admin/wallets', nulled('user.avatar', lastOnly)],
  ['GET /admin/categories', nulled('icon')],
  ['GET /admin/users/{id}', (response) => ({ ...response, etag: '"other"' })],
  ['GET /admin/wallets', (response) => ({ ...response, media: 'application/problem+json' })],
];
