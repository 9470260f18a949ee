import { describe, expect, test } from 'vitest';
import { accepts, junk } from '#fields/testing.ts';
import { period } from './period.ts';
import { views } from './period.views.tsx';

const trial = period({ count: 'trial_interval_count', unit: 'trial_interval_unit' });
const of = (count: unknown, unit: unknown) => ({ trial_interval_count: count, trial_interval_unit: unit });

describe('a period', () => {
  test.each([
    [14, 'day', '14 jour(s)'],
    [0, 'day', '0 jour(s)'],
    ['2', 'week', '2 Semaine(s)'],
    [1, 'month', '1 Mois'],
    [1, 'year', '1 Année(s)'],
    [3, 'quarter', '3 quarter'],
    [3, null, '3'],
  ])('of %s %s is formatted as %s', (count, unit, text) => {
    const value = { trial_interval_count: count, trial_interval_unit: unit };
    expect(accepts(trial, value)).toBe(true);
    const shown = views.format(value, { field: trial, labelOf: () => undefined });
    expect(shown.replaceAll(/\s/g, ' ')).toBe(text);
  });

  test('without a count is missing; zero is a count', () => {
    for (const count of [null, undefined]) expect(accepts(trial, of(count, 'day'))).toBe(false);
    for (const count of [0, '0', '0.0']) expect(accepts(trial, of(count, 'day'))).toBe(true);
  });

  test('is read from the members that its field names', () => {
    expect(Object.keys(trial.members)).toEqual(['trial_interval_count', 'trial_interval_unit']);
    expect(accepts(trial, { count: 14, unit: 'day' })).toBe(false);
    expect(accepts(trial, of('quatorze', 'day'))).toBe(false);
    for (const value of junk) expect(accepts(trial, value)).toBe(false);
  });
});
