import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '#scripts/root.ts';

/** The files and folders that the back-office is built from. */
export const sources = (
  'src resources locales public scripts/vite scripts/root.ts index.html package.json package-lock.json ' +
  'panda.config.ts postcss.config.js tsconfig.json vite.config.ts'
).split(' ');
/** Files beside the sources that are not built. */
const notBuilt = /\.(test|stories|suite|docs|generator)\.tsx?$/;

function filesBelow(path: string): readonly string[] {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  return readdirSync(path)
    .toSorted()
    .filter((name) => !notBuilt.test(name))
    .flatMap((name) => filesBelow(join(path, name)));
}

/** Returns a hash of everything that a build depends on. */
export function inputsOf(env: Readonly<Record<string, string | undefined>>): string {
  const hash = createHash('sha256');
  for (const file of sources.flatMap((source) => filesBelow(join(root, source)))) {
    hash
      .update(`${file.slice(root.length)}\0`)
      .update(readFileSync(file))
      .update('\0');
  }
  const settings = Object.entries(env).filter(([name, value]) => name.startsWith('VITE_') && value);
  return hash.update(JSON.stringify(settings.toSorted())).digest('hex');
}
