import { expect, test } from 'vitest';
import { chosenOptions } from './select.ts';

const options = [
  { value: 'day', label: 'jour(s)' },
  { value: 'week', label: 'Semaine(s)' },
];

test('without a value, no option is chosen', () => expect(chosenOptions(options, [])).toEqual([]));

test('chosen options keep the order of all options', () => {
  expect(chosenOptions(options, ['week', 'day']).map(({ label }) => label)).toEqual([
    'jour(s)',
    'Semaine(s)',
  ]);
});

test('a value that is not offered is shown as it is', () => {
  expect(chosenOptions(options, ['year', 'day']).map(({ label }) => label)).toEqual(['jour(s)', 'year']);
});
