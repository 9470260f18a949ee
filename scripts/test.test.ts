import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './root.ts';
import { plan } from './steps.ts';

const npmTest = (...args: readonly string[]) =>
  spawnSync(process.execPath, [join(root, 'scripts/test.ts'), ...args], { encoding: 'utf8' });

test('--help names every step, and how to test one file', () => {
  const { status, stdout } = npmTest('--help');
  expect(status).toBe(0);
  for (const { name, title } of plan.flat(2)) expect(stdout).toContain(`${name.padEnd(14)}${title}`);
  expect(stdout).toContain('npx vitest run --project stories FILE');
});

test('an unknown step is refused, with all that there are', () => {
  const { status, stderr } = npmTest('lnit');
  expect([status, stderr]).toEqual([1, expect.stringContaining('Unknown step: lnit. There are: codegen, ')]);
});
