import { expect, test } from 'vitest';
import { initials } from './initials.ts';

test.each([
  ['Alice Dubreuil', 'AD'],
  ['Jean-Pierre de La Tour', 'JT'],
  ['émile', 'É'],
  ['  Zoé   (équipe nuit)  ', 'Z'],
  ['', ''],
  ['42 !', ''],
])('the initials of "%s" are "%s"', (name, expected) => {
  expect(initials(name)).toBe(expected);
});
