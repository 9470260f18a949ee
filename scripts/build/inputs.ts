import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** All that the built back-office is made from. */
const sources = [
  'src',
  'resources',
  'locales',
  'public',
  'index.html',
  'package.json',
  'package-lock.json',
  'panda.config.ts',
  'postcss.config.js',
  'tsconfig.json',
  'vite.config.ts',
];
/** They lie beside the sources, but are no part of what is built. */
const besides = /\.(test|stories|suite)\.tsx?$/;

function filesBelow(path: string): readonly string[] {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  return readdirSync(path)
    .toSorted()
    .filter((name) => !besides.test(name))
    .flatMap((name) => filesBelow(join(path, name)));
}

/** Names the content that a build would start from: the same name, the same build. */
export function inputsOf(root: string, env: Readonly<Record<string, string | undefined>>): string {
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
