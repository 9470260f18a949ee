import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join, matchesGlob } from 'node:path';
import { readImports } from '#scripts/checks/imports.ts';
import { root } from '#scripts/root.ts';
import { productFiles } from './product-parts.ts';
import { starterDictionary } from './starter-dictionary.ts';
import { starterDocument } from './starter-document.ts';
import { productCommands, starterManifest } from './starter-manifest.ts';
import { productTexts } from './texts.ts';

const templates = 'generators/starter/files';
const ending = '.tmpl';

/** Returns the paths of the project's files that are in its repository. */
export const trackedFiles = (): string[] =>
  execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' })
    .split('\0')
    .filter((path) => path !== '');

/** Returns the files of a starter that replace, or stand in for, those of the product, by their path. */
function replacements(): Map<string, string> {
  const folder = join(root, templates);
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) =>
    path.endsWith(ending),
  );
  return new Map(
    paths.map((path) => [path.slice(0, -ending.length), readFileSync(join(folder, path), 'utf8')]),
  );
}

const isProduct = (path: string) => productFiles.some((glob) => matchesGlob(path, glob));
const isTest = (path: string) => /\.(test|suite|spec|stories)\.tsx?$/.test(path);

/** Returns true if code names a text that is the product's own. */
const namesProduct = (text: string) =>
  productTexts.some(
    (path) => text.includes(`'${path}'`) || text.includes(`'${path}.`) || text.includes(`\`${path}.`),
  );

/** Returns the files without the tests of what is not among them. */
function withoutLoneTests(
  files: ReadonlyMap<string, string>,
  gone: ReadonlySet<string>,
): Map<string, string> {
  const lone = new Set(
    readImports(files)
      .filter(({ from, to }) => isTest(from) && gone.has(to))
      .map(({ from }) => from),
  );
  for (const [path, text] of files) if (isTest(path) && namesProduct(text)) lone.add(path);
  const kept = new Map([...files].filter(([path]) => !lone.has(path)));
  return lone.size === 0 ? kept : withoutLoneTests(kept, lone);
}

/** The files of a starter. */
export interface StarterFiles {
  /** Files with another text than the project's, and all texts with code. */
  readonly texts: ReadonlyMap<string, string>;
  /** The paths of files that are copied as they are. */
  readonly copied: readonly string[];
}

/**
 * Returns the files of a starter: the project's own without those of the product, the tests of what is not there, and with the
 * texts and registrations of an empty back-office.
 */
export function starterFiles(name: string): StarterFiles {
  const all = trackedFiles();
  const replaced = replacements();
  const isCode = (path: string) => /\.(tsx?|css|json|md)$/.test(path);
  const gone = new Set(all.filter((path) => isProduct(path) && !replaced.has(path)));
  const kept = all.filter((path) => !gone.has(path) && !path.startsWith('generators/starter/'));
  const code = new Map(kept.filter(isCode).map((path) => [path, readFileSync(join(root, path), 'utf8')]));
  for (const [path, text] of replaced) code.set(path, text);
  for (const [path, edit] of [
    ['locales/fr.json', starterDictionary],
    ['package.json', starterManifest],
    ['package-lock.json', starterManifest],
  ] as const)
    code.set(path, edit(code.get(path) ?? '{}', name));
  for (const [path, text] of code)
    if (path.endsWith('.md')) code.set(path, starterDocument(path, text, gone, productCommands));
  return {
    texts: withoutLoneTests(code, gone),
    copied: kept.filter((path) => !isCode(path) && !replaced.has(path)),
  };
}
