import { afterEach, expect, test, vi } from 'vitest';
import { address } from '#lib/api/address.ts';
import { listCall } from '#lib/queries/list-call.ts';
import type { UrlFilters } from '#runtime/filters/filter-kind.ts';
import { filteredPlanets } from '#runtime/testing/planets.ts';

const zone = process.env.TZ;
afterEach(() => {
  vi.useRealTimers();
  if (zone === undefined) delete process.env.TZ;
  else process.env.TZ = zone;
});

const part = { page: 2, limit: 20, query: '' };
const called = (filters: UrlFilters, resource = filteredPlanets) =>
  decodeURIComponent(new URL(address('https://api.test', listCall(resource, { ...part, filters }))).search);

test('a list is called with its filters, each value by itself', () => {
  expect(
    called({ climate: ['arid', 'mild'], satellites_min: ['1.5'], twin: ['7'], portrait: ['some'] }),
  ).toBe('?climate=arid&climate=mild&satellites_min=1.5&twin=7&portrait=some&page=2&limit=20');
});

test('days are sent as the instants between which they lie', () => {
  process.env.TZ = 'Europe/Paris';
  // The day has 23 hours.
  expect(called({ discoveredAt_from: ['2026-03-29'], discoveredAt_to: ['2026-03-29'] })).toBe(
    '?discoveredAt_from=2026-03-28T23:00:00.000Z&discoveredAt_to=2026-03-29T22:00:00.000Z&page=2&limit=20',
  );
});

test('a period with a name is sent as the days that it means at the time of the call', () => {
  process.env.TZ = 'Europe/Paris';
  vi.useFakeTimers({ now: new Date(2026, 10, 30, 23, 59) });
  const today = { discoveredAt_from: ['today'], discoveredAt_to: ['today'] };
  const from = (day: string) => `?discoveredAt_from=2026-${day}T23:00:00.000Z`;
  expect(called(today)).toContain(from('11-29'));
  vi.setSystemTime(new Date(2026, 11, 1, 0, 1));
  expect(called(today)).toContain(from('11-30'));
});

test('an instant is sent as it is', () => {
  expect(called({ discoveredAt_from: ['2026-11-19T23:00:00.000Z'] })).toContain(
    '?discoveredAt_from=2026-11-19T23:00:00.000Z&',
  );
});

test('what the list does not declare is not sent, and what its call fixes stays', () => {
  const { list } = filteredPlanets.endpoints;
  const endpoints = { ...filteredPlanets.endpoints, list: { ...list, query: { climate: 'arid' } } };
  const filters = { climate: ['mild'], colour: ['red'] };
  expect(called(filters, { ...filteredPlanets, endpoints })).toBe('?climate=arid&page=2&limit=20');
});
