import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { plan } from '#scripts/steps.ts';
import { brokenLinks, commandsIn, missingPaths, readDocuments, wrongCommands } from './documents.ts';
import { readManifest, readTree } from './tree.ts';

const documents = readDocuments();
const { scripts } = z.object({ scripts: z.record(z.string(), z.string()) }).parse(readManifest());
const known = { scripts, steps: plan.flat(2).map(({ name }) => name), tree: readTree() };
const page = (text: string) => new Map([['docs/planted.md', text]]);

test('every command of a document exists, with its options', () => {
  // Fewer would mean that `commandsIn` no longer finds the commands.
  expect([...documents.values()].flatMap(commandsIn).length).toBeGreaterThan(9 * documents.size);
  expect(wrongCommands(documents, known)).toEqual([]);
});

test.each([
  ['a script', '`npm run deploy`', 'there is no script deploy'],
  ['a step', '`npm test -- unit speed`', 'there is no step speed'],
  [
    'an option',
    '```sh\nnpm ci && npm run pack -- --into DIR  # a folder\n```\n',
    'npm run pack has no option --into',
  ],
  [
    'an option on the next line',
    '```sh\nnpm run contract -- --base URL \\\n  --fast\n```\n',
    'npm run contract has no option --fast',
  ],
])('%s that does not exist is refused', (_, text, mistake) => {
  expect(wrongCommands(page(text), known)).toEqual([`docs/planted.md: ${mistake}`]);
});

test('every path of a document exists', () => {
  expect(missingPaths(documents)).toEqual([]);
  expect(
    missingPaths(page('`src/fields/money`, `runtime/list`, `src/fields/<kind>/`, `e2e/*.spec.ts`')),
  ).toEqual([]);
  expect(missingPaths(page('`src/fields/moneys`, `runtime/nothing.ts`, `resources/my-vehicles.ts`'))).toEqual(
    [
      'docs/planted.md: src/fields/moneys',
      'docs/planted.md: runtime/nothing.ts',
      'docs/planted.md: resources/my-vehicles.ts',
    ],
  );
});

test('every link of a document leads to a file and a heading', () => {
  expect(brokenLinks(documents)).toEqual([]);
  const links =
    '[a](nowhere.md) [b](architecture.md#nothing) [c](#planted) [d](https://a.fr) [e](../README.md#run-it)';
  expect(brokenLinks(new Map([...documents, ...page(links)]))).toEqual([
    'docs/planted.md: nowhere.md',
    'docs/planted.md: architecture.md#nothing',
    'docs/planted.md: #planted',
  ]);
});
