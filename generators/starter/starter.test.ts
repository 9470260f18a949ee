import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, matchesGlob } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { type Texts, textAt, textsIn } from '#schema/dictionary.ts';
import { readImports } from '#scripts/checks/imports.ts';
import { root } from '#scripts/root.ts';
import { productFiles } from './product-parts.ts';
import { starterFiles, trackedFiles } from './starter-files.ts';
import { productTexts, starterTexts } from './texts.ts';

const { texts, copied } = starterFiles('office');
const paths = new Set([...texts.keys(), ...copied]);

test('a starter has the runtime, and nothing of the product', () => {
  for (const path of ['src/runtime/list/list-screen.tsx', 'server/product/routes.ts', 'resources/users.ts'])
    expect(paths).toContain(path);
  for (const path of ['resources/rides.ts', 'server/rides/table.ts', 'generators/starter/starter.ts'])
    expect(paths).not.toContain(path);
  expect(texts.get('package.json')).toContain('"name": "office"');
  expect(texts.get('package.json')).not.toMatch(/"(bench|starter)"/);
  expect(texts.get('server/product/tables.ts')).toContain('productTables: readonly ResourceTable[] = [];');
});

test('no file of a starter imports what is not there', () => {
  const tracked = new Set(trackedFiles());
  const missing = readImports(texts).filter(({ to }) => tracked.has(to) && !paths.has(to));
  expect(missing.map(({ from, to }) => `${from} imports ${to}`)).toEqual([]);
});

/** Returns the patterns of a glob with each of the words in its braces. */
function withoutBraces(glob: string): string[] {
  const [whole, words] = /\{([^{}]*)\}/.exec(glob) ?? [];
  if (whole === undefined || words === undefined) return [glob];
  return words.split(',').flatMap((word) => withoutBraces(glob.replace(whole, () => word)));
}

test('every pattern of the files of the product has files', () => {
  const tracked = trackedFiles();
  const globs = productFiles.flatMap(withoutBraces);
  expect(globs.filter((glob) => !tracked.some((path) => matchesGlob(path, glob)))).toEqual([]);
});

test('every text of a starter that refers to another one finds it', () => {
  const dictionary: Texts = JSON.parse(texts.get('locales/fr.json') ?? '{}');
  const lost = textsIn(dictionary).filter(([path]) => textAt(dictionary, path)?.startsWith('$t(') ?? true);
  expect(lost).toEqual([]);
});

test('a starter has no text of the product', () => {
  const dictionary: Texts = JSON.parse(texts.get('locales/fr.json') ?? '{}');
  const own = new Set(textsIn(starterTexts).map(([path]) => path));
  const left = textsIn(dictionary)
    .map(([path]) => path)
    .filter((path) => !own.has(path) && productTexts.some((product) => `${path}.`.startsWith(`${product}.`)));
  expect(left).toEqual([]);
});

const isLong = import.meta.env.MODE === 'rehearsal';

describe.runIf(isLong)('a written starter', () => {
  const folder = join(mkdtempSync(join(tmpdir(), 'starter-')), 'office');
  afterAll(() => rmSync(join(folder, '..'), { recursive: true, force: true }));
  // The programs must not see the variables of the test runner.
  const env = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(VITEST|VITE|NODE_ENV|TEST$)/.test(name)),
  );
  const expectSuccess = (cwd: string, ...args: string[]) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd, env, encoding: 'utf8' });
    expect([status, status === 0 ? '' : stdout + stderr]).toEqual([0, '']);
  };
  const steps = ['codegen', 'lint', 'types', 'resources', 'unused', 'architecture', 'build', 'budgets'];
  const timeout = 1_200_000;

  test(
    'is written once',
    () => {
      expectSuccess(root, 'generators/starter/starter.ts', '--out', folder);
      const again = spawnSync(process.execPath, ['generators/starter/starter.ts', '--out', folder], {
        cwd: root,
        encoding: 'utf8',
      });
      expect([again.status, again.stderr]).toEqual([1, expect.stringContaining('has files')]);
      symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
    },
    timeout,
  );

  test.for(steps)('passes %s', { timeout }, (step) => expectSuccess(folder, 'scripts/test.ts', step));

  test(
    'takes a resource, and passes again',
    () => {
      const fields = 'plate:text!, seats:quantity, owner:reference(users)';
      expectSuccess(folder, 'generators/commands/generate.ts', 'resource', 'vehicles', '--fields', fields);
      for (const step of ['lint', 'types', 'resources', 'unused', 'architecture'])
        expectSuccess(folder, 'scripts/test.ts', step);
    },
    timeout,
  );
});
