import { createHash } from 'node:crypto';
import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '#scripts/root.ts';

/** The files and folders that the back-office is built from. */
export const sources = (
  'src resources locales public scripts/vite scripts/root.ts index.html package.json package-lock.json ' +
  'panda.config.ts postcss.config.js tsconfig.json vite.config.ts'
).split(' ');
/** Files beside the sources that are not built. */
const notBuilt = /\.(test|stories|suite|docs|generator)\.tsx?$/;

/** Returns a hash of everything that a build depends on. */
export function inputsOf(env: Readonly<Record<string, string | undefined>>): string {
  const hash = createHash('sha256');
  const paths = globSync(`{${sources.join()}}{,/**}`, { cwd: root }).filter((path) => !notBuilt.test(path));
  for (const path of paths.toSorted()) {
    const file = join(root, path);
    if (statSync(file).isFile()) hash.update(`${path}\0`).update(readFileSync(file)).update('\0');
  }
  const settings = Object.entries(env).filter(([name, value]) => name.startsWith('VITE_') && value);
  return hash.update(JSON.stringify(settings.toSorted())).digest('hex');
}
