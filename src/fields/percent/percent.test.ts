import { expect, test } from 'vitest';
import { accepts, junk } from '#fields/testing.ts';
import { percent } from './percent.ts';
import { views } from './percent.views.tsx';

const rate = percent({});

test.each([
  [0.2, '20 %'],
  ['0.055', '5,5 %'],
  [0, '0 %'],
  [-0.1, '−10 %'],
  [1.5, '150 %'],
])('%j is formatted as %s', (value, text) => {
  expect(accepts(rate, value)).toBe(true);
  expect(views.format(value, { field: rate, labelOf: () => undefined }).replaceAll(/\s/g, ' ')).toBe(text);
  expect(views.isEmpty(value)).toBe(false);
});

test('a value of another type is rejected', () => {
  const others = junk.filter((value) => value !== 0 && value !== 12.5);
  for (const value of [...others, null, '20 %', '']) expect(accepts(rate, value)).toBe(false);
  expect(accepts(percent({ nullable: true }), null)).toBe(true);
  expect(rate.toDraft(0.2)).toBeNull();
});
