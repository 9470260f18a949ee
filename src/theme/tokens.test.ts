import { expect, test } from 'vitest';
import { radiiOf } from './tokens.ts';

test('a radius is from 0 to half the height of a control', () => {
  expect([0, 6, 18].map((radius) => radiiOf(radius).md.value)).toEqual(['0px', '6px', '18px']);
  for (const radius of [-1, 19, Number.NaN])
    expect(() => radiiOf(radius)).toThrow(
      `The brand's radius is ${radius}. It is a number of pixels from 0 (square) to 18 (round).`,
    );
});
