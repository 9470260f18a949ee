import { expect, test } from 'vitest';
import { missingTests, rowsOf, textOf } from './named-tests.ts';

const [limits = '', data = '', requirements = ''] = textOf('docs/security.md').split(
  /^## (?:Data|OWASP ASVS 5.0)$/m,
);
const limitRows = rowsOf(limits);
const dataRows = rowsOf(data);
const requirementRows = rowsOf(requirements).filter((row) => /^\| V\d/.test(row));

/** Returns what is wrong with a row of the limits: the code has no such line, or another number than the value. */
function wrongLimit(row: string): string[] {
  const [what = '', value = '', , , location = ''] = row
    .split('|')
    .slice(1)
    .map((cell) => cell.trim());
  const [, file = '', code = ''] = /^`([^`]+)` `([^`]+)`$/.exec(location) ?? [];
  if (code === '' || !textOf(file).includes(code)) return [`${what}: ${location} is not in the code`];
  const [number = ''] = /\d+/.exec(value) ?? [];
  return code.includes(number) ? [] : [`${what}: ${value} is not ${code}`];
}

/** The states of requirements in the table of states, each with the number of requirements that the table names. */
const counted = new Map(
  rowsOf(requirements)
    .filter((row) => !/^\| V\d/.test(row))
    .map((row) => row.split('|').map((cell) => cell.trim()))
    .map(([, state = '', number = '']) => [state, Number(number)]),
);

test('every limit has the value that the code has', () => {
  expect(limitRows.length).toBeGreaterThan(30);
  expect(limitRows.flatMap(wrongLimit)).toEqual([]);
});

test('a limit with another value than the code is refused', () => {
  const row = (value: string, code: string) =>
    `| Parts | ${value} | none | x | \`server/http/form-parts.ts\` \`${code}\` | x |`;
  expect(wrongLimit(row('100', 'maxParts = 100;'))).toEqual([]);
  expect(wrongLimit(row('200', 'maxParts = 100;'))).toHaveLength(1);
  expect(wrongLimit(row('200', 'maxParts = 200;'))).toHaveLength(1);
});

test('every row names tests that exist, and every state without a test has its reason', () => {
  expect(dataRows.length).toBeGreaterThan(3);
  expect([...limitRows, ...dataRows, ...requirementRows].flatMap(missingTests)).toEqual([]);
  const withoutReason = requirementRows.filter((row) => (row.split('|')[4]?.trim().length ?? 0) < 5);
  expect(withoutReason).toEqual([]);
  const untested = requirementRows.filter(
    (row) => row.includes('| met |') && !/"[^"]+"|No test of its own/.test(row),
  );
  expect(untested).toEqual([]);
});

test('each of the 253 requirements of levels 1 and 2 is assessed once, and the table counts them', () => {
  const assessed = requirementRows.map((row) => /^\| (V[\d.]+)/.exec(row)?.[1] ?? '');
  const others = [...requirements.matchAll(/^Does not apply: .*$/gm)].flatMap(
    ([line]) => line.match(/V\d+\.\d+\.\d+/g) ?? [],
  );
  expect(new Set([...assessed, ...others]).size).toBe(253);
  expect(assessed.length + others.length).toBe(253);
  const found = Object.entries(
    Object.groupBy(requirementRows, (row) => row.split('|')[3]?.trim().replaceAll('*', '') ?? ''),
  ).map(([state, rows]) => [state, rows?.length ?? 0] as const);
  expect(new Map([...found, ['does not apply', others.length]])).toEqual(counted);
});
