import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, matchesGlob } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { programEnv } from '#generators/rehearsal/tree-copy.ts';
import { type Texts, textAt, textsIn } from '#schema/dictionary.ts';
import { readImports } from '#scripts/checks/imports.ts';
import { root } from '#scripts/root.ts';
import { plan } from '#scripts/steps.ts';
import { signIn, startServer } from '#scripts/testing/server.ts';
import { productOnlyFiles } from './product-parts.ts';
import { starterFiles, trackedFiles } from './starter-files.ts';
import { isProductOnly, starterTexts } from './texts.ts';

const { texts, copied } = starterFiles('office');
const paths = new Set([...texts.keys(), ...copied]);

test('a starter has the runtime, and nothing of the product', () => {
  for (const path of ['src/runtime/list/list-screen.tsx', 'server/product/routes.ts', 'resources/users.ts'])
    expect(paths).toContain(path);
  for (const path of ['resources/rides.ts', 'server/rides/table.ts', 'generators/starter/starter.ts'])
    expect(paths).not.toContain(path);
  expect(texts.get('package.json')).toContain('"name": "office"');
  expect(texts.get('package.json')).not.toMatch(/"(bench|starter)"/);
  expect(texts.get('knip.json')).not.toContain('bench');
  expect(texts.get('server/product/tables.ts')).toContain('productTables: readonly ResourceTable[] = [];');
});

test('a starter keeps the tests of accounts, sessions, settings and the journal', () => {
  for (const name of ['codes', 'second-factor', 'session', 'settings', 'shell', 'sign-in', 'users', 'walk'])
    expect(paths).toContain(`e2e/${name}.spec.ts`);
  for (const name of [
    'connection',
    'errors',
    'journal',
    'login',
    'news',
    'required-action',
    'settings-password',
  ])
    expect(paths).toContain(`src/app/stories/${name}.stories.tsx`);
});

// It reads every file. The limit only ends what hangs, also on a busy machine.
test('no file of a starter imports what is not there', { timeout: 60_000 }, () => {
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
  const globs = productOnlyFiles.flatMap(withoutBraces);
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
    .filter((path) => !own.has(path) && isProductOnly(path));
  expect(left).toEqual([]);
});

const isLong = import.meta.env.MODE === 'rehearsal';

describe('a written starter', { timeout: 2_400_000 }, () => {
  const folder = join(mkdtempSync(join(tmpdir(), 'starter-')), 'office');
  afterAll(() => rmSync(join(folder, '..'), { recursive: true, force: true }));
  const write = () =>
    spawnSync('npm', ['run', 'starter', '--', '--out', folder], {
      cwd: root,
      env: programEnv,
      encoding: 'utf8',
    });
  const expectSuccess = (program: string, ...args: string[]) => {
    const { status, stdout, stderr } = spawnSync(program, args, {
      cwd: folder,
      env: programEnv,
      encoding: 'utf8',
    });
    expect([status, status === 0 ? '' : stdout + stderr]).toEqual([0, '']);
  };
  const steps = plan.flat(2).map(({ name }) => name);

  test('is written once', () => {
    expect(write().status).toBe(0);
    const again = write();
    expect([again.status, again.stderr]).toEqual([1, expect.stringContaining('has files')]);
  });

  test.skipIf(isLong)('passes lint, types, the build and the check of documents with linked packages', () => {
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
    expectSuccess('npm', 'run', 'prepare');
    expectSuccess('npm', 'test', '--', 'lint', 'types', 'build');
    expectSuccess('npx', 'vitest', 'run', '-c', 'vitest.unit.config.ts', 'checks/documents');
  });

  test.runIf(isLong)('is installed and started by the commands of its README', async () => {
    expectSuccess('npm', 'ci');
    const server = await startServer({ NODE_ENV: 'production', VITEST: '' }, folder, 'scripts/start.ts');
    const page = await fetch(server.origin);
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('<title>')]);
    expect(await signIn(server)).toHaveProperty('access_token');
    await server.stop();
  });

  test.runIf(isLong).for(steps)('passes %s', (step) => expectSuccess('npm', 'test', '--', step));

  test.runIf(isLong)('takes a resource, and a page for its records', () => {
    const fields = 'plate:text!, seats:quantity, photo:picture, active:flag, owner:reference(users)';
    expectSuccess('npm', 'run', 'generate', '--', 'resource', 'vehicles', '--fields', fields);
    expectSuccess('npm', 'run', 'generate', '--', 'page', 'vehicles');
  });

  test.runIf(isLong).for(steps)('passes %s with the resource', (step) =>
    expectSuccess('npm', 'test', '--', step),
  );
});
