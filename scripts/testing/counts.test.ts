import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readCounts } from './counts.ts';

const folder = mkdtempSync(join(tmpdir(), 'counts-'));
afterAll(() => rmSync(folder, { recursive: true }));

const write = (name: string, content: string) => {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
};

test('counts are read from the reports', () => {
  const unit = write('unit.json', '{"numPassedTests":7,"numFailedTests":2}');
  const e2e = write('e2e.json', '{"stats":{"expected":5,"unexpected":1,"flaky":1}}');
  expect(readCounts(unit, 'vitest', false)).toEqual({ passed: 7, failed: 2 });
  expect(readCounts(e2e, 'playwright', false)).toEqual({ passed: 5, failed: 2 });
});

test('a failure is never lost', () => {
  const green = write('green.json', '{"numPassedTests":7,"numFailedTests":0}');
  expect(readCounts(green, 'vitest', false)).toEqual({ passed: 7, failed: 1 });
  expect(readCounts(green, undefined, false)).toEqual({ passed: 0, failed: 1 });
  expect(readCounts(join(folder, 'missing.json'), 'vitest', true)).toEqual({ passed: 0, failed: 1 });
  expect(readCounts(write('cut.json', '{"numPass'), 'vitest', true)).toEqual({ passed: 0, failed: 1 });
  expect(readCounts(green, 'playwright', true)).toEqual({ passed: 0, failed: 1 });
});
