import { stripVTControlCharacters } from 'node:util';
import { dashed } from '#generators/grammar/usage-error.ts';
import { exampleFolders, exampleResources, folderFiles, structureTests } from './examples.ts';
import { copyTree, type Run } from './tree-copy.ts';

/*
 * `npm run generate:rehearse`: runs the generators in a copy of the project, and every check on what they write, in a
 * real browser too. It takes minutes. `npm test` has the short form (generate.test.ts).
 */

const copy = copyTree();
// The packages are linked: the server of the stories would not serve them.
copy.write(
  'vitest.config.ts',
  copy
    .read('vitest.config.ts')
    .replace("extends: './vite.config.ts',", '$& server: { fs: { strict: false } },'),
);
const before = copy.files();
const failed: string[] = [];

function report(title: string, started: number, { code, output }: Run): void {
  const counts = [...stripVTControlCharacters(output).matchAll(/Tests +(.*\d+ passed)|^ +(\d+ passed)/gm)];
  const count =
    counts
      .at(-1)
      ?.slice(1)
      .find((each) => each !== undefined) ?? '';
  const seconds = ((performance.now() - started) / 1000).toFixed(1).padStart(7);
  process.stdout.write(`${code === 0 ? 'ok    ' : 'FAILED'} ${seconds} s  ${title.padEnd(52)} ${count}\n`);
  if (code === 0) return;
  failed.push(title);
  process.stdout.write(`${output}\n`);
}

async function step(title: string, act: () => Run | Promise<Run>): Promise<void> {
  const started = performance.now();
  report(title, started, await act());
}

const changed = () =>
  [...copy.files()].filter(([path, text]) => before.get(path) !== text).map(([path]) => path);
const unit = (project: string, ...filters: string[]) =>
  copy.run('vitest', 'run', '-c', 'vitest.unit.config.ts', '--project', project, ...filters);
const names = Object.keys(exampleResources);

try {
  for (const [name, options] of Object.entries(exampleResources))
    await step(`generate resource ${name}`, () => copy.generate('resource', name, ...options));
  for (const [kind, name] of exampleFolders)
    await step(`generate ${kind} ${name}`, () => copy.generate(kind, name));
  const paths = changed();
  const lines = paths.reduce(
    (sum, path) => sum + (copy.read(path).split('\n').length - (before.get(path)?.split('\n').length ?? 0)),
    0,
  );
  process.stdout.write(`${paths.length} files written or changed, ${lines} lines more\n`);

  await step('types', () => copy.run('tsc', '--noEmit'));
  await step('lint and format', () =>
    copy.run('biome', 'check', ...paths.filter((path) => !path.endsWith('.sql'))),
  );
  await step('structure', () => unit('architecture', ...structureTests));
  await step('unit tests', () => unit('unit', 'resources/', 'src/fields/', 'src/shell/', 'server/generic/'));
  await step('stories, in Chromium and through axe', () =>
    copy.run(
      'vitest',
      'run',
      '--project',
      'stories*',
      ...names.map((name) => `stories/${dashed(name)}.stories`),
      'colour-code',
      'progress-bar',
    ),
  );
  await step('build', () => copy.run('vite', 'build'));
  await step('walks, in Chromium over the real service', () =>
    copy.run(
      'playwright',
      'test',
      '--workers=1',
      '--reporter=list',
      ...names.map((name) => `e2e/${dashed(name)}.spec.ts`),
    ),
  );
  for (const name of names) await step(`remove ${name}`, () => copy.generate('remove', name));
  const left = changed().filter((path) => !folderFiles.test(path));
  await step('the tree is as it was', () => ({ code: left.length === 0 ? 0 : 1, output: left.join('\n') }));
} finally {
  copy.remove();
}

process.stdout.write(failed.length === 0 ? '\nEverything passed.\n' : `\nFailed: ${failed.join(', ')}\n`);
process.exitCode = failed.length === 0 ? 0 : 1;
