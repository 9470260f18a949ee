import { expect, test } from 'vitest';
import { resultsText } from './results-text.ts';

test.each([
  [{ total: 0, more: false }, '0 résultat'],
  [{ total: 237, more: false }, '237 résultats'],
  [{ total: 12345, more: false }, '12 345 résultats'],
  [{ total: 10000, more: true }, 'Plus de 10 000 résultats'],
])('%j', (list, text) => {
  expect(resultsText(list).replaceAll(/\s/g, ' ')).toBe(text);
});
