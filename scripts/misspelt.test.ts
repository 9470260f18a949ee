import { expect, test } from 'vitest';
import { nearestWord } from './misspelt.ts';

const kinds = ['text', 'day', 'tags', 'money', 'email', 'quantity'];

test.each([
  ['quantitty', 'quantity'],
  ['emial', 'email'],
  ['mony', 'money'],
  ['dya', 'day'],
  ['days', 'day'],
])('“%s” is a misspelt “%s”', (word, right) => {
  expect(nearestWord(word, kinds)).toBe(right);
});

test.each(['vat', 'car', 'tax', 'cost'])('the short word “%s” is none of the kinds', (word) => {
  expect(nearestWord(word, kinds)).toBeUndefined();
});
