import { expect, test } from 'vitest';
import { day } from '#fields/day/day.ts';
import { instant } from '#fields/instant/instant.ts';
import { dayOf } from '#lib/dates/days.ts';
import { listCall } from '#lib/queries/list-call.ts';
import { planets } from '#runtime/testing/planets.ts';

const plans = {
  ...planets,
  fields: { planned: day({}), createdAt: instant({}) },
  list: { ...planets.list, filters: ['planned', 'createdAt'] },
};
const queryOf = (filters: Readonly<Record<string, readonly string[]>>) =>
  listCall(plans, { page: 1, limit: 10, query: '', filters }).query;

test('a day of the calendar is sent as it is: it is the same day in each time zone', () => {
  const days = { planned_from: ['2026-10-12'], planned_to: ['2026-10-12'] };
  expect(queryOf(days)).toMatchObject(days);
});

test('days with a name are sent as the days that it means now', () => {
  const day = dayOf(new Date());
  expect(queryOf({ planned_from: ['today'], planned_to: ['today'] })).toMatchObject({
    planned_from: [day],
    planned_to: [day],
  });
});

test('a period is sent as two instants: from the start of its first day to the end of its last one', () => {
  const { createdAt_from: from, createdAt_to: to } = queryOf({
    createdAt_from: ['2026-10-12'],
    createdAt_to: ['2026-10-12'],
  });
  expect([from, to]).toEqual([new Date(2026, 9, 12).toISOString(), new Date(2026, 9, 13).toISOString()]);
});
