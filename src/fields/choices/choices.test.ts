import { expect, test } from 'vitest';
import { accepts, submit } from '#fields/testing.ts';
import { choices } from './choices.ts';
import { views } from './choices.views.tsx';

const values = ['monday', 'tuesday'] as const;
const days = choices({ values });
const labels: Readonly<Record<string, string>> = { monday: 'Lundi', tuesday: 'Mardi' };
const context = { field: days, labelOf: (value: string) => labels[value] };

test('stored values are shown by their labels, in the order of the declaration; unknown ones as they are', () => {
  expect(accepts(days, ['tuesday', 'sunday'])).toBe(true);
  expect(views.format(['sunday', 'tuesday', 'monday'], context)).toBe('Lundi, Mardi, sunday');
  expect(views.isEmpty([])).toBe(true);
  for (const value of [null, undefined, 'monday', [1], {}]) {
    expect(accepts(days, value)).toBe(false);
    expect(days.toDraft(value)).toEqual([]);
  }
});

test('one odd value of a record does not empty its form', () => {
  expect(days.toDraft(['monday', null, 'sunday'])).toEqual(['monday', 'sunday']);
});

test('picked values are known, each once', () => {
  expect(submit(days, ['tuesday', 'monday'])).toEqual({ sent: ['tuesday', 'monday'] });
  expect(submit(days, ['sunday'])).toEqual({ problems: ['choice'] });
  expect(submit(days, ['monday', 'monday'])).toEqual({ problems: ['choice'] });
  expect(submit(days, null)).toEqual({ problems: ['required'] });
});

test('none is picked, unless the field is required', () => {
  expect(submit(days, [])).toEqual({ sent: [] });
  expect(submit(choices({ values, required: true }), [])).toEqual({ problems: ['required'] });
});
