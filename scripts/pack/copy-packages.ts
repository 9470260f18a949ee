import { cpSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { root } from '#scripts/root.ts';

const names = z._default(z.record(z.string(), z.string()), {});
const manifest = z.object({ version: z.string(), dependencies: names, optionalDependencies: names });

/** What only editors and debuggers read. */
const unread = /\.(map|d\.[cm]?ts)$/;

/** Copies packages and all that they depend on into a folder, as far as it is installed. Returns the version of each. */
export function copyPackages(wanted: readonly string[], folder: string): Readonly<Record<string, string>> {
  const versions = new Map<string, string>();
  const copy = (name: string) => {
    const from = join(root, 'node_modules', name);
    if (versions.has(name) || !existsSync(from)) return;
    const { version, dependencies, optionalDependencies } = manifest.parse(
      JSON.parse(readFileSync(join(from, 'package.json'), 'utf8')),
    );
    versions.set(name, version);
    cpSync(from, join(folder, name), { recursive: true, filter: (file) => !unread.test(file) });
    for (const each of Object.keys({ ...dependencies, ...optionalDependencies })) copy(each);
  };
  wanted.forEach(copy);
  return Object.fromEntries([...versions].toSorted());
}
