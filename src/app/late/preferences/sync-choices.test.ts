import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '#lib/api/api-error.ts';
import { keepDensities } from '#lib/density/kept-densities.ts';
import type { ChoiceChanges, KeptChoice, KeptChoices } from '#lib/queries/preferences.ts';
import { session } from '#lib/session/session.ts';
import { keep, keptOf, keptText } from '#runtime/columns/kept-list.ts';
import { syncChoices } from './sync-choices.ts';

/** What the service keeps. */
const service = new Map<string, KeptChoice>();
let sent: ChoiceChanges[] = [];
/** The error of each call; undefined if they succeed. */
let failure: ApiError | undefined;
let reads = 0;
const person = { name: '', email: '', role: 'admin', avatar: undefined, requiredAction: undefined };
let user = 1;

const calls = {
  async read(): Promise<KeptChoices> {
    reads += 1;
    if (failure) throw failure;
    return Object.fromEntries(service);
  },
  async change(changes: ChoiceChanges): Promise<KeptChoices> {
    sent.push(changes);
    for (const [name, value] of Object.entries(changes))
      if (value === null) service.delete(name);
      else service.set(name, { value, changedAt: Date.now() });
    return Object.fromEntries(service);
  },
};

const stored = new Map<string, string>();
const setItem = vi.fn((key: string, value: string) => stored.set(key, value));
/** A storage whose own members are its keys, as in a browser. */
const storage = new Proxy(
  {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem,
    removeItem: (key: string) => stored.delete(key),
  },
  {
    ownKeys: () => [...stored.keys()],
    getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
  },
);
const page: { visibilityState: string; dataset: Record<string, string> } = {
  visibilityState: 'visible',
  dataset: {},
};
const pageEvents = new EventTarget();

function stubBrowser() {
  const target = new EventTarget();
  for (const name of ['addEventListener', 'removeEventListener', 'dispatchEvent'] as const)
    vi.stubGlobal(name, target[name].bind(target));
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('window', globalThis);
  vi.stubGlobal('location', { pathname: '/utilisateurs' });
  vi.stubGlobal('document', {
    documentElement: page,
    addEventListener: pageEvents.addEventListener.bind(pageEvents),
    removeEventListener: pageEvents.removeEventListener.bind(pageEvents),
    get visibilityState() {
      return page.visibilityState;
    },
  });
  const state = session.state();
  vi.spyOn(session, 'state').mockImplementation(() => ({ ...state, user: { ...person, id: user } }));
}

const keptByService = (name: string, value: string) =>
  service.set(name, { value, changedAt: Date.parse('2026-11-26T10:00:00.000Z') });
const servedValue = (name: string) => service.get(name)?.value;
const columnsOf = (resource: string) => keptOf(keptText(resource))['columns'];
const settled = () => vi.advanceTimersByTimeAsync(2_000);

let end: (() => void) | undefined;
const begin = async () => {
  end?.();
  end = syncChoices(user, calls);
  await settled();
};

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-26T12:00:00.000Z') });
  service.clear();
  stored.clear();
  setItem.mockImplementation((key, value) => stored.set(key, value));
  sent = [];
  reads = 0;
  failure = undefined;
  user = 1;
  page.dataset = {};
  page.visibilityState = 'visible';
  stubBrowser();
});
afterEach(() => {
  end?.();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('what another browser has chosen is shown here, and sent nowhere', async () => {
  keptByService('density', 'compact');
  keptByService('columns:rides', 'identity,price:90');
  await begin();
  expect([page.dataset['density'], columnsOf('rides')]).toEqual(['compact', 'identity,price:90']);
  expect([sent, reads]).toEqual([[], 1]);
});

test('what this version does not know, or cannot store, stays as the service keeps it', async () => {
  keptByService('theme', 'dark');
  keptByService('columns:rides', 'identity');
  setItem.mockImplementation(() => {
    throw new Error('The storage is full');
  });
  await begin();
  setItem.mockImplementation((key, value) => stored.set(key, value));
  await begin();
  await begin();
  expect([sent, columnsOf('rides')]).toEqual([[], 'identity']);
});

test('a choice is sent once after a pause, and so is the way back to the declared columns', async () => {
  await begin();
  keep('rides', { columns: 'identity' });
  await vi.advanceTimersByTimeAsync(600);
  keep('rides', { columns: 'identity,price' });
  await vi.advanceTimersByTimeAsync(600);
  expect(sent).toEqual([]);
  await settled();
  expect(sent).toEqual([{ 'columns:rides': 'identity,price' }]);
  keep('rides', { views: [] });
  await settled();
  keep('rides', { columns: undefined });
  await settled();
  expect(sent.slice(1)).toEqual([{ 'columns:rides': null }]);
});

test('a choice that was made before the service could keep it is sent, unless the service has one', async () => {
  keep('rides', { columns: 'identity' });
  keep('users', { columns: 'role' });
  keptByService('columns:users', 'phone');
  await begin();
  expect([servedValue('columns:rides'), columnsOf('users')]).toEqual(['identity', 'phone']);
});

test('a choice whose call failed is sent by the next page, and counts where it is newer', async () => {
  await begin();
  failure = new ApiError('network');
  keep('rides', { columns: 'identity' });
  await settled();
  expect(sent).toEqual([]);
  failure = undefined;
  keptByService('columns:rides', 'price');
  await begin();
  expect([servedValue('columns:rides'), columnsOf('rides')]).toEqual(['identity', 'identity']);
});

test.each([404, 405, 501])('after a %i this browser alone keeps the choices', async (status) => {
  failure = new ApiError('http', { status });
  stored.set('density:1', 'compact');
  await begin();
  keep('rides', { columns: 'identity' });
  await settled();
  expect(reads).toBe(1);
  expect([stored.get('density:1'), columnsOf('rides')]).toEqual(['compact', 'identity']);
});

test('a page that is hidden sends what waits, and the choices of one user are never those of the next', async () => {
  await begin();
  keep('rides', { columns: 'identity' });
  page.visibilityState = 'hidden';
  pageEvents.dispatchEvent(new Event('visibilitychange'));
  await vi.advanceTimersByTimeAsync(1);
  expect(servedValue('columns:rides')).toBe('identity');

  keep('rides', { columns: 'price' });
  user = 2;
  await settled();
  expect(sent).toHaveLength(1);
  service.clear();
  await begin();
  expect([columnsOf('rides'), sent.length]).toEqual([undefined, 1]);
});

test('a list has a density of its own here, in another browser, and at the service', async () => {
  keptByService('density', 'comfortable');
  keptByService('density:users', 'compact');
  keptByService('density:list of a later version', 'compact');
  await begin();
  expect([page.dataset['density'], stored.get('density:1'), sent]).toEqual([
    'compact',
    'comfortable /utilisateurs:compact',
    [],
  ]);
  keepDensities(1, { '/utilisateurs': null, '/journal': 'compact' });
  await settled();
  expect(sent).toEqual([{ 'density:users': null, 'density:activity': 'compact' }]);
  expect(page.dataset['density']).toBe('comfortable');
});

test('a density from before each user had one becomes that of the first user', async () => {
  stored.set('density', 'compact');
  await begin();
  expect([servedValue('density'), stored.get('density'), page.dataset['density']]).toEqual([
    'compact',
    undefined,
    'compact',
  ]);
  service.clear();
  user = 2;
  await begin();
  expect([servedValue('density'), stored.get('density:2')]).toEqual([undefined, undefined]);
});
