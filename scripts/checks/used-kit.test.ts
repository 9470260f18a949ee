import { expect, test } from 'vitest';
import { findUnused, readLedger } from './ledger.ts';
import { readTree } from './tree.ts';

test('the product uses every component of the kit and every value of a recipe', () => {
  expect(findUnused(readLedger(readTree()))).toEqual([]);
});
