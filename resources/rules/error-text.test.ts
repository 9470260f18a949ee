import { expect, test } from 'vitest';
import { anonymousErrorText, errorPosition } from './error-text.ts';

test.for([
  [
    "TypeError: Cannot read properties of undefined (reading 'name')",
    'TypeError: Cannot read properties of undefined (reading …)',
  ],
  ['Error: jean.dupont@exemple.fr is unknown', 'Error: … is unknown'],
  ['SyntaxError: Unexpected token "Jean Dupont" at 1204', 'SyntaxError: Unexpected token … at 0'],
  ['Failed to fetch https://admin.exemple.fr/files/7?name=Jean', 'Failed to fetch …'],
  ['No record 6f1c2c6e-3b1f-4b62-9d5e-0a1b2c3d4e5f', 'No record …'],
  ['Le nom «\u00a0Jean\u00a0» est pris', 'Le nom … est pris'],
  [' \n ', 'Error'],
])('the text of an error has no addresses, quoted texts, ids or numbers: %s', ([message, text]) => {
  expect(anonymousErrorText(message ?? '')).toBe(text);
});

test('the position of an error is a file without its host and its query', () => {
  const stack =
    'Error: x\n    at open (https://admin.exemple.fr/assets/base-Df3_a.js?v=1:1:2044)\n    at b.js:1:1';
  expect(errorPosition(stack)).toBe('base-Df3_a.js:1:2044');
  expect(errorPosition('open@https://admin.exemple.fr/assets/admin.js:12:4')).toBe('admin.js:12:4');
  expect(errorPosition('')).toBe('');
});
