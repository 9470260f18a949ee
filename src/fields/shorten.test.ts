import { expect, test } from 'vitest';
import { shorten } from './shorten.ts';

test('a text that fits stays as it is', () => {
  expect(shorten('')).toBe('');
  expect(shorten('a'.repeat(140))).toBe('a'.repeat(140));
});

test('a longer text ends after a word, or after its part', () => {
  expect(shorten(`${'a'.repeat(118)} mot suite`)).toBe(`${'a'.repeat(118)} mot…`);
  expect(shorten('a'.repeat(141))).toBe(`${'a'.repeat(140)}…`);
  expect(shorten('🥘'.repeat(200))).toBe(`${'🥘'.repeat(140)}…`);
});
