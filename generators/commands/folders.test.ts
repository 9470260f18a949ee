import { expect, test } from 'vitest';
import { folderGenerators } from './folders.ts';

test('a page is not generated for a resource that has one', () => {
  expect(() => folderGenerators.get('page')?.changes('users')).toThrow('“users” has a page already');
});
