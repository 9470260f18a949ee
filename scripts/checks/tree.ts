import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '#scripts/root.ts';

/** The project's files by their path from its root. Checks take a tree, so that tests can plant files. */
export type Tree = ReadonlyMap<string, string>;

/** A rule that is broken, as a sentence that begins with the path. */
export type Violation = string;

/** The folders of hand-written files. */
const roots = 'src,resources,server,scripts,e2e,generators,.storybook,bench';

/** Reads the project's own files. */
export function readTree(): Tree {
  const paths = globSync(`{${roots}}/**/*.{ts,tsx,css,json}`, { cwd: root });
  return new Map(paths.map((path) => [path, readFileSync(join(root, path), 'utf8')]));
}

/** Reads package.json. */
export const readManifest = (): unknown => JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

/** Returns true if a file is not part of the product: a test, a story, a guide, or code for one of them. */
export const isTestCode = (path: string) =>
  /\.(stories|test|suite|spec|docs|generator)\.tsx?$/.test(path) ||
  /(^|\/)(testing|fixtures|stories)(\/|\.tsx?$)|\/story-[^/]+$|^src\/fields\/generators\.ts$/.test(path);

/** Returns the folders right below another, each with its files. */
export function foldersOf(tree: Tree, parent: string): Map<string, string[]> {
  const folders = new Map<string, string[]>();
  for (const path of tree.keys()) {
    const [folder, ...rest] = path.startsWith(`${parent}/`) ? path.slice(parent.length + 1).split('/') : [];
    if (folder === undefined || rest.length === 0) continue;
    folders.set(folder, [...(folders.get(folder) ?? []), rest.join('/')]);
  }
  return folders;
}
