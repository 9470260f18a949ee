import { expect, test } from 'vitest';
import { rides } from '#resources/rides.ts';
import { isViewState, viewState } from '#schema/view-state.ts';

const written = (search: string) => {
  const params = new URLSearchParams(search);
  return viewState(rides, (name) => params.getAll(name));
};

test('a state has the parameters of its list, in one order, and neither the page nor the view', () => {
  const state =
    'query=lyon&sort=-price&limit=20&columns=identity%2Cprice%3A90&status=pending&status=accepted';
  const shuffled =
    'status=pending&page=3&limit=20&view=7&status=accepted&query=lyon&columns=identity,price:90&x=1';
  expect(written(`${shuffled}&sort=-price`)).toBe(state);
  expect(written('page=2')).toBe('');
  expect(isViewState(rides, state)).toBe(true);
  expect(isViewState(rides, '')).toBe(true);
});

test.each(['today', '2026-11-01', '2026-10-31T23:00:00.000Z'])('a period may be bounded by %s', (bound) => {
  const state = String(new URLSearchParams({ createdAt_from: bound, createdAt_to: bound }));
  expect(written(state)).toBe(state);
  expect(isViewState(rides, state)).toBe(true);
});

test.each([
  'page=2',
  'moons=3',
  'status=lost',
  'sort=client',
  'sort=price,price',
  'limit=0',
  'limit=1000',
  'limit=abc',
  'columns=',
  'columns=a%20b',
  'createdAt_from=2026-11-01T00:00:00Z',
  'createdAt_to=2026-13-01',
  'createdAt_to=tomorrow',
  'price_min=cheap',
  'toString=x',
  `query=${'x'.repeat(101)}`,
])('%s is not a state of a list', (search) => expect(isViewState(rides, search)).toBe(false));
