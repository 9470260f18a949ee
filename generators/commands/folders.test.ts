import { expect, test } from 'vitest';
import { read } from '#generators/editing/transaction.ts';
import { dashed } from '#schema/names.ts';
import { folderGenerators } from './folders.ts';

const [, name] = /^ {2}(\w+): \{ detail: /m.exec(read('src/pages/screens.ts')) ?? [];

// A starter begins without a page of its own.
test.skipIf(name === undefined)('a page is not generated for a resource that has one', () => {
  const generate = () => folderGenerators.get('page')?.changes(dashed(name ?? ''));
  expect(generate).toThrow(`“${dashed(name ?? '')}” has a page already`);
});
