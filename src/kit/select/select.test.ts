import { expect, test } from 'vitest';
import { chosenOptions } from './select.ts';

const options = [
  { value: 'day', label: 'jour(s)' },
  { value: 'week', label: 'Semaine(s)' },
];

test('nothing chosen', () => expect(chosenOptions(options, [])).toEqual([]));

test('the chosen come in the order they are offered', () => {
  expect(chosenOptions(options, ['week', 'day']).map(({ label }) => label)).toEqual([
    'jour(s)',
    'Semaine(s)',
  ]);
});

test('a value that is not offered shows as it is', () => {
  expect(chosenOptions(options, ['year', 'day']).map(({ label }) => label)).toEqual(['jour(s)', 'year']);
});
