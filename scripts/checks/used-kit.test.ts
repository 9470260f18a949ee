import { expect, test } from 'vitest';
import { findUnused, readLedger } from './ledger.ts';
import { readTree } from './tree.ts';

test('the product uses every component of the kit, every value of a recipe and every token of the theme', () => {
  expect(findUnused(readLedger(readTree()))).toEqual([]);
});
