import { expect, test } from 'vitest';
import { countTexts } from './count-texts.ts';

const texts = (total: number, more: boolean) =>
  Object.values(countTexts({ total, more })).map((text) => text.replaceAll(/\s/g, ' '));

test('a counted number is read as it is shown', () => {
  expect(texts(1204, false)).toEqual(['1 204', '1 204']);
});

test('a plus is read as words', () => {
  expect(texts(10_000, true)).toEqual(['10 000+', 'plus de 10 000']);
});
