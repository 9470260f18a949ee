import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = new URL('../../', import.meta.url);
const at = (path: string) => fileURLToPath(new URL(path, root));

/** Returns the tests that a row names and that do not exist. */
function missing(row: string): string[] {
  let file = '';
  let code = '';
  return [...row.matchAll(/`([^`]+\.tsx?)`|"([^"]+)"/g)].flatMap(([, path, title]) => {
    if (path !== undefined) {
      file = path;
      code = existsSync(at(path)) ? readFileSync(at(path), 'utf8').replaceAll("\\'", "'") : '';
      return code === '' ? [path] : [];
    }
    return title === undefined || file === '' || code.includes(title) ? [] : [`${file}: ${title}`];
  });
}

const [rules = ''] = readFileSync(at('docs/specification.md'), 'utf8').split('## Deliberate departures');
const rows = rules.split('\n').filter((line) => /^\| (?!Rule )/.test(line));

test('every rule of the product names tests that exist', () => {
  expect(rows.length).toBeGreaterThan(50);
  expect(rows.flatMap(missing)).toEqual([]);
  expect(rows.filter((row) => !row.includes('`'))).toEqual([]);
});

test('a test that does not exist is refused', () => {
  expect(missing('| A rule | `e2e/nowhere.spec.ts` "nothing" |')).toEqual([
    'e2e/nowhere.spec.ts',
    'e2e/nowhere.spec.ts: nothing',
  ]);
});
