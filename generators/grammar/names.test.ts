import { expect, test } from 'vitest';
import { screenTitle } from './names.ts';

test('the title of the stories of a resource is its name in words', () => {
  expect(screenTitle('griffins')).toBe('Screens/Griffins');
  expect(screenTitle('griffinFeathers')).toBe('Screens/Griffin feathers');
});
