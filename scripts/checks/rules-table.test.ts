import { expect, test } from 'vitest';
import { missingTests, textOf } from './named-tests.ts';

const [rules = ''] = textOf('docs/specification.md').split('## Deliberate departures');
const rows = rules.split('\n').filter((line) => /^\| (?!Rule )/.test(line));

test('every rule of the product names tests that exist', () => {
  expect(rows.length).toBeGreaterThan(50);
  expect(rows.flatMap(missingTests)).toEqual([]);
  expect(rows.filter((row) => !row.includes('`'))).toEqual([]);
});

test('a test that does not exist is refused', () => {
  expect(missingTests('| A rule | `e2e/nowhere.spec.ts` "nothing" |')).toEqual([
    'e2e/nowhere.spec.ts',
    'e2e/nowhere.spec.ts: nothing',
  ]);
  const row = `| A rule | \`e2e/options.spec.ts\` "./users.ts" |`;
  expect(missingTests(row), 'an import').toEqual(['e2e/options.spec.ts: ./users.ts']);
});
