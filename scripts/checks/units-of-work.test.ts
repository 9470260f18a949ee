import { expect, test } from 'vitest';
import { readImports } from './imports.ts';
import { isTestCode, readTree, type Tree, type Violation } from './tree.ts';

const sessionCalls = 'server/http/call-routes.ts';

/**
 * Finds calls of the server that may write without a unit of work: only the calls of a session open their transactions
 * themselves (`server/sign-in`). All others are routes of `server/calls`, which refuses a write without its two steps.
 */
function findOwnTransactions(tree: Tree): Violation[] {
  const files = [...tree].filter(([path]) => path.startsWith('server/'));
  const importers = readImports(new Map(files)).filter(({ to }) => to === sessionCalls);
  const routes = files.filter(
    ([path, text]) => !isTestCode(path) && /\.(post|put|patch|delete)\(\s*['"`]\//.test(text),
  );
  const others = importers.filter(({ from }) => !from.startsWith('server/sign-in/') && !isTestCode(from));
  return [...others.map(({ from }) => from), ...routes.map(([path]) => path)].map(
    (path) => `${path}: use serviceRoutes (server/calls), so that its writes are units of work`,
  );
}

test('every write is a unit of work, except for the calls of a session', () => {
  expect(findOwnTransactions(readTree())).toEqual([]);
});

test.each([
  ['server/things/routes.ts', "import { callRoutes } from '#server/http/call-routes.ts';"],
  ['server/things/routes.ts', "export const routes = new Hono().put('/things/:id', change);"],
])('%s may not contain %s', (path, text) => {
  expect(findOwnTransactions(new Map([[path, text]]))).toEqual([expect.stringContaining(path)]);
});
