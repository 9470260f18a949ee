import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { generateFrom } from '#generators/commands/from-source.ts';
import { fieldsOption, propose } from './proposal.ts';
import { tokenName } from './source.ts';

const token = 'very-secret.token';
const states = ['new', 'used', 'broken'];

/** A vehicle as a service might list it, some values missing. */
const vehicle = (at: number) => ({
  id: `0b9e4c1a-7c1f-4a77-9d0e-0000000000${10 + at}`,
  plate: `AB-${100 + at}-CD`,
  model: at % 3 === 0 ? null : `Modèle ${at}`,
  seats: 2 + (at % 5),
  daily_price: 39.9 + at,
  deposit: `${250 + at}.00`,
  consumption: 4.1 + at / 8,
  commission_rate: 0.2,
  state: states[at % 3],
  isElectric: at % 2,
  active: at % 4 !== 0,
  contact: `agence${at}@exemple.fr`,
  telephone: `06 12 34 56 ${10 + at}`,
  photo: at % 5 === 4 ? null : `https://images.exemple.fr/v/${at}.jpg?w=200`,
  notes: at % 2 === 0 ? '' : 'Révision faite au printemps.\nRien à signaler.',
  boughtOn: '2024-03-05',
  seenAt: `2026-10-0${1 + (at % 9)}T08:20:00+02:00`,
  category: at % 6 === 5 ? null : { id: at % 3, titre: 'Berline' },
  category_id: at % 3,
  agency_id: 'b-12',
  user_id: 40 + at,
  options: [{ id: 1, titre: 'GPS' }],
  images: [{ src: 'https://images.exemple.fr/1.png' }],
  garage: { address: '3 rue de la République, Lyon', lat: 45.7, lng: 4.8 },
  rating: { avg: 4.5, total: 12 },
  rental: { from: '2026-03-05', to: at % 7 === 6 ? null : '2026-03-18' },
  guarantee: { from: '2026-03-05', to: '2028-03-04' },
  range: { from: 5, to: 9 },
  tags: ['a', 'b'],
  sizes: [1, 2],
  unknown: null,
  createdAt: '2026-01-02T10:00:00.000Z',
});
const vehicles = Array.from({ length: 30 }, (_, at) => vehicle(at));

const responses: Readonly<Record<string, unknown>> = {
  '/api/v1/admin/vehicles': { data: { items: vehicles, total: 300 } },
  '/plain': { data: vehicles },
  '/nested': { data: { data: vehicles, meta: { total: '300' } } },
  '/items': { items: vehicles, total: 300 },
  '/bare': vehicles,
  '/numbers': [
    { phone: '+44 7700 900123', mobile: '06 12 34 56 78', fax: '0144556677', tel: '+33 (0)6 12 34 56 78' },
    { phone: '+32 470 12 34 56', mobile: '+44 7700 900123', fax: '01.44.55.66.77', tel: '+33-6-12-34-56-78' },
  ],
  '/empty': { data: { items: [], total: 0 } },
  '/odd': { result: token },
};

const host = 'http://service.test';
let requests: Request[] = [];

/** Responds as a service does whose calls below `/api` need the token. */
async function respond(...call: Parameters<typeof fetch>): Promise<Response> {
  const request = new Request(...call);
  requests.push(request);
  const { pathname } = new URL(request.url);
  if (pathname === '/page') return new Response('<!doctype html>');
  const isAllowed =
    !pathname.startsWith('/api/') || request.headers.get('authorization') === `Bearer ${token}`;
  if (!isAllowed) return Response.json({ message: token }, { status: 401 });
  const content = responses[pathname];
  return content === undefined ? new Response('', { status: 404 }) : Response.json(content);
}

beforeEach(() => {
  requests = [];
  vi.stubGlobal('fetch', respond);
  vi.unstubAllEnvs();
});

// Other files run in this process.
afterAll(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

test('sample records propose fields by names and by values', async () => {
  vi.stubEnv(tokenName, token);
  const found = await propose(`${host}/api/v1/admin/vehicles`);
  expect(found.found).toContain('30 records');
  expect(found.endpoint).toBe('/admin/vehicles');
  expect(fieldsOption(found)).toBe(
    [
      'plate:text!, model:text, seats:quantity!, daily_price:money!, deposit:money!',
      'consumption:quantity(3)!, commission_rate:percent!, state:choice(new|used|broken)!',
      'isElectric:flag, active:flag, contact:email!, telephone:phone!, photo:picture(url)',
      'notes:longText, boughtOn:day!, seenAt:instant, category:reference(categories), agency_id:text!',
      'user_id:reference(users)!, options:references(options), images:gallery, garage:location',
      'rating:rating, rental:dateRange(open)!, guarantee:dateRange!, tags:tags, unknown:text, createdAt:instant',
    ].join(', '),
  );
  const left = found.fields.filter(({ kind }) => kind === undefined);
  expect(left.map(({ name }) => name)).toEqual(['id', 'category_id', 'range', 'sizes']);
});

test('numbers of other countries become a text: a phone that is entered saves French ones only', async () => {
  const found = await propose(`${host}/numbers`);
  expect(fieldsOption(found)).toBe('phone:text, mobile:text, fax:phone, tel:phone');
  const reasons = Object.fromEntries(found.fields.map(({ name, reason }) => [name, reason]));
  expect(reasons['phone']).toContain('phone numbers of other countries');
  expect(reasons['fax']).toContain('are phone numbers');
});

test.each(['/plain', '/nested', '/items', '/bare'])(
  'a sample of a list like %s is read by one request',
  async (path) => {
    expect((await propose(`${host}${path}`)).found).toContain('30 records');
    expect(requests.map(({ url }) => url)).toEqual([`${host}${path}?limit=50&page=1`]);
  },
);

test.each([
  ['/nothing', 'it responds 404. Is the path right?'],
  ['/empty', 'has no records'],
  ['/odd', 'it has no list'],
  ['/page', 'is not JSON'],
  ['/api/v1/admin/vehicles?key=hidden', `it responds 401. Is ${tokenName} set`],
])('%s fails with a message without secrets', async (path, sentence) => {
  const failure = await propose(`${host}${path}`).catch((error: Error) => error.message);
  expect(failure).toContain(sentence);
  expect(failure).not.toMatch(/secret|hidden/);
});

test('a token that cannot be a header is rejected before it is sent, and not repeated', async () => {
  vi.stubEnv(tokenName, `${token}\nX: y`);
  const failure = await propose(`${host}/bare`).catch((error: Error) => error.message);
  expect(failure).toContain(tokenName);
  expect(failure).not.toContain('secret');
  expect(requests).toEqual([]);
});

test('without a terminal nothing is written, and the message has the command that would write', async () => {
  vi.stubEnv(tokenName, token);
  const from = `${host}/api/v1/admin/vehicles`;
  const fields = 'seats:text, -unknown';
  const { message, written } = await generateFrom({
    name: 'vehicles',
    from,
    fields,
    many: 'Véhicules d’été',
  });
  expect(written).toBeUndefined();
  expect(message).toContain('Nothing was written');
  expect(message).toContain("--endpoint '/admin/vehicles'");
  expect(message).toContain("--many 'Véhicules d’été'");
  expect(message).toMatch(/--fields 'plate:text!, model:text, seats:text, /);
  expect(message).not.toContain(token);
});
