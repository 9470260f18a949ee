import { execFileSync } from 'node:child_process';
import { join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '#scripts/root.ts';
import { readTree } from './tree.ts';

// Without an error, the compiler leaves out a folder whose name begins with a dot, unless a pattern names its files.
test('the compiler checks every file', () => {
  const listed = execFileSync(join(root, 'node_modules/.bin/tsc'), ['--listFilesOnly'], {
    cwd: root,
    encoding: 'utf8',
  });
  const compiled = new Set(listed.split('\n').map((path) => relative(root, path)));
  const written = [...readTree().keys()].filter((path) => /\.tsx?$/.test(path));
  expect(written.filter((path) => !compiled.has(path))).toEqual([]);
});
