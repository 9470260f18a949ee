import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { session } from '#lib/session/session.ts';
import {
  chooseDensity,
  chooseDensityForAll,
  chooseListDensity,
  isDensityOfAll,
  keepDensities,
  keptDensities,
} from './kept-densities.ts';
import { applyDensity, showDensity } from './shown-density.ts';

const stored = new Map<string, string>();
const page: { dataset: Record<string, string> } = { dataset: {} };
const address = { pathname: '/courses' };
const person = { id: 1, name: '', email: '', role: 'admin', avatar: undefined, requiredAction: undefined };
const shown = () => page.dataset['density'];

const open = (path: string) => {
  address.pathname = path;
  applyDensity();
};
const leave = () => open('/');

// Other tests of this process use the session and the storage, too.
beforeEach(() => {
  stored.clear();
  address.pathname = '/courses';
  page.dataset = {};
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
  vi.stubGlobal('document', { documentElement: page });
  vi.stubGlobal('location', address);
  vi.stubGlobal('dispatchEvent', () => true);
  const state = session.state();
  vi.spyOn(session, 'state').mockImplementation(() => ({ ...state, user: person }));
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('before a list is shown, the address says which one it will be: nothing jumps', () => {
  stored.set('density:1', 'compact /courses:comfortable');
  showDensity(1);
  expect(shown()).toBe('comfortable');
  address.pathname = '/courses/12';
  applyDensity();
  expect(shown()).toBe('compact');
});

test('a choice from before lists had one of their own is valid for every list', () => {
  stored.set('density:1', 'compact');
  showDensity(1);
  for (const path of ['/courses', '/options']) {
    open(path);
    expect(shown()).toBe('compact');
  }
  expect(keptDensities(1)).toEqual({ '': 'compact' });
});

test('a list with a density of its own has it as long as it is shown', () => {
  open('/courses');
  chooseListDensity('/courses', 'compact');
  expect([shown(), stored.get('density:1')]).toEqual(['compact', ' /courses:compact']);
  open('/options');
  expect(shown()).toBe('comfortable');
  open('/courses');
  expect(shown()).toBe('compact');
  open('/courses/12');
  expect(shown()).toBe('comfortable');
});

test('the choice for every page leaves other lists theirs, and is seen on the list that is shown', () => {
  keepDensities(1, { '/courses': 'compact', '/options': 'compact' });
  open('/courses');
  chooseDensity('comfortable');
  expect([shown(), keptDensities(1)]).toEqual(['comfortable', { '/options': 'compact', '': 'comfortable' }]);
});

test('one choice for all lists forgets those of single ones', () => {
  keepDensities(1, { '/courses': 'compact', '/options': 'comfortable' });
  open('/courses');
  expect(isDensityOfAll('compact')).toBe(false);
  chooseDensityForAll('compact');
  expect([shown(), keptDensities(1), isDensityOfAll('compact')]).toEqual([
    'compact',
    { '': 'compact' },
    true,
  ]);
});

test.each(['', ' ', ' /options:compact'])('a stored "%s" is no density of a list', (text) => {
  stored.set('density:1', text);
  open('/courses');
  showDensity(1);
  expect(shown()).toBe('comfortable');
  leave();
  expect(shown()).toBe('comfortable');
});

test('nothing is left of it for the next person', () => {
  open('/courses');
  chooseListDensity('/courses', 'compact');
  showDensity();
  expect([shown(), stored.get('shownDensity')]).toEqual(['comfortable', undefined]);
});
