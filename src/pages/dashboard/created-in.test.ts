import { afterEach, expect, test } from 'vitest';
import { listCall } from '#lib/queries/list-call.ts';
import { rides } from '#resources/rides.ts';
import { createdHref, createdIn } from './created-in.ts';

const zone = process.env.TZ;
afterEach(() => {
  if (zone === undefined) delete process.env.TZ;
  else process.env.TZ = zone;
});

const period = { from: '2026-11-20', to: '2026-11-22' };
const called = (from: string, to: string) => {
  const { query } = listCall(rides, { page: 1, limit: 1, query: '', filters: createdIn({ from, to }) });
  return [query['createdAt_from'], query['createdAt_to']];
};

test('in French time a list is led to by days', () => {
  process.env.TZ = 'Europe/Paris';
  expect(createdHref('/courses', period)).toBe('/courses?createdAt_from=2026-11-20&createdAt_to=2026-11-22');
});

test('elsewhere by the instants between which the French days lie', () => {
  process.env.TZ = 'America/Martinique';
  expect(new URLSearchParams(createdHref('', period)).get('createdAt_from')).toBe('2026-11-19T23:00:00.000Z');
});

test.each(['Europe/Paris', 'America/Martinique', 'Indian/Reunion', 'UTC'])(
  'the list has the records of the days that the figures count, seen from %s',
  (name) => {
    process.env.TZ = name;
    expect(called('2026-11-20', '2026-11-22')).toEqual([
      '2026-11-19T23:00:00.000Z',
      '2026-11-22T23:00:00.000Z',
    ]);
    expect(called('2026-03-29', '2026-03-29')).toEqual([
      '2026-03-28T23:00:00.000Z',
      '2026-03-29T22:00:00.000Z',
    ]);
  },
);
