import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { root } from '#scripts/root.ts';

/** Returns the actions of a workflow that a tag or a branch names, which others can move to other code. */
const movable = (workflow: string) =>
  [...workflow.matchAll(/\buses:\s*(\S+)/g)]
    .map(([, action = '']) => action)
    .filter((action) => !/^\.\/|@[0-9a-f]{40}$/.test(action));

test('every action of a workflow is named by its commit', () => {
  const files = globSync('.github/workflows/*.{yml,yaml}', { cwd: root });
  expect(files.length).toBeGreaterThan(0);
  expect(files.flatMap((file) => movable(readFileSync(`${root}/${file}`, 'utf8')))).toEqual([]);
});

test('a tag is found', () => {
  const workflow = `- uses: actions/checkout@v5\n- uses: actions/checkout@${'a'.repeat(40)} # v5\n- uses: ./own`;
  expect(movable(workflow)).toEqual(['actions/checkout@v5']);
});
