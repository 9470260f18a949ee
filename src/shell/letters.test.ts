import { expect, test } from 'vitest';
import { allEntries } from './all-entries.ts';
import { keysOf, letters } from './letters.ts';

test('a letter opens each page that the specification names', () => {
  const entries = allEntries.map(({ path }) => path);
  expect(Object.values(letters).toSorted()).toEqual(
    entries.filter((path) => keysOf(path) !== undefined).toSorted(),
  );
  expect(keysOf('/utilisateurs')).toEqual(['G', 'U']);
  expect(keysOf('/')).toEqual(['G', 'T']);
  expect(keysOf('/inconnu')).toBeUndefined();
});
