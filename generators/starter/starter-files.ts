import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join, matchesGlob } from 'node:path';
import { readImports } from '#scripts/checks/imports.ts';
import { root } from '#scripts/root.ts';
import { filesWithoutProduct } from './product-lines.ts';
import { findProductTests } from './product-names.ts';
import { productOnlyFiles } from './product-parts.ts';
import { starterDictionary } from './starter-dictionary.ts';
import { starterDocument } from './starter-document.ts';
import { productCommands, starterKnip, starterManifest } from './starter-manifest.ts';

const templates = 'generators/starter/files';
const ending = '.tmpl';

/** Returns the paths of the project's files that are in its repository. */
export const trackedFiles = (): string[] =>
  execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' })
    .split('\0')
    .filter((path) => path !== '');

const read = (path: string) => readFileSync(join(root, path), 'utf8');

/** Returns the files of a starter that differ from those of the product, or that the product does not have, by their path. */
const replacements = (): Map<string, string> =>
  new Map([
    ...filesWithoutProduct(read),
    ...globSync([`**/*${ending}`, `.*/**/*${ending}`], { cwd: join(root, templates) }).map(
      (path) => [path.slice(0, -ending.length), read(`${templates}/${path}`)] as const,
    ),
  ]);

const isProductOnly = (path: string) => productOnlyFiles.some((glob) => matchesGlob(path, glob));
const isTest = (path: string) => /\.(test|suite|spec|stories)\.tsx?$/.test(path);
/** Returns true for what only tests import: suites of the API, helpers, and the data of stories. */
const isTestHelper = (path: string) =>
  /^(e2e|(server|scripts\/contract)\/testing|src\/app\/stories|\.storybook\/mock-api)\/.+\.ts$|\.suite\.ts$/.test(
    path,
  );

/**
 * Returns the files without the tests about the product, and without the helpers of tests that only these tests and the
 * product import. `former` has the files that a starter lacks or replaces, with their contents in the product.
 */
function withoutProductTests(
  files: ReadonlyMap<string, string>,
  former: ReadonlyMap<string, string>,
): ReadonlyMap<string, string> {
  const imports = readImports(files);
  const gone = new Set([...former.keys()].filter((path) => !files.has(path)));
  const isProductTest = findProductTests(gone);
  for (const [path, text] of files) if (isTest(path) && isProductTest(path, text)) gone.add(path);
  // The helpers of tests that something in the product imports: one that nothing left in the starter imports goes, too.
  const helpers = new Set([...imports, ...readImports(former)].map(({ to }) => to).filter(isTestHelper));
  for (let size = -1; size !== gone.size; ) {
    size = gone.size;
    for (const { from, to } of imports) if (isTest(from) && gone.has(to)) gone.add(from);
    const used = new Set(imports.filter(({ from }) => !gone.has(from)).map(({ to }) => to));
    for (const path of helpers) if (!used.has(path)) gone.add(path);
  }
  return new Map([...files].filter(([path]) => !gone.has(path)));
}

/** The files of a starter. */
export interface StarterFiles {
  /** The files with code or text, by path: some differ from those of the product. */
  readonly texts: ReadonlyMap<string, string>;
  /** The paths of files that are copied as they are. */
  readonly copied: readonly string[];
}

/**
 * Returns the files of a starter: the project's, without those of the product and the tests of these, and with the
 * texts and registrations of an empty back-office.
 */
export function starterFiles(name: string): StarterFiles {
  const paths = trackedFiles().filter((path) => !path.startsWith('generators/starter/'));
  const replaced = replacements();
  const isCode = (path: string) => /\.(tsx?|css|json|md)$/.test(path);
  const all = new Map(paths.filter(isCode).map((path) => [path, read(path)]));
  const former = new Map([...all].filter(([path]) => isProductOnly(path) || replaced.has(path)));
  const code = new Map([...[...all].filter(([path]) => !former.has(path)), ...replaced]);
  for (const [path, edit] of [
    ['locales/fr.json', starterDictionary],
    ['knip.json', starterKnip],
    ['package.json', starterManifest],
    ['package-lock.json', starterManifest],
  ] as const)
    code.set(path, edit(code.get(path) ?? '{}', name));
  const missing = new Set(paths.filter((path) => isProductOnly(path) && !replaced.has(path)));
  for (const [path, text] of code)
    if (path.endsWith('.md')) code.set(path, starterDocument(path, text, missing, productCommands));
  return {
    texts: withoutProductTests(code, former),
    copied: paths.filter((path) => !isCode(path) && !isProductOnly(path) && !replaced.has(path)),
  };
}
