import * as z from 'zod/mini';
import type { Violation } from './tree.ts';

const versions = z.optional(z.record(z.string(), z.string()));

/** The parts of package-lock.json that matter here. */
export const lockfile = z.object({
  packages: z.record(
    z.string(),
    z.object({ version: z.optional(z.string()), optionalDependencies: versions }),
  ),
});

export type Lockfile = z.infer<typeof lockfile>;

/** Where Node finds a package that one at `from` asks for. */
function find(packages: Lockfile['packages'], from: string, name: string) {
  for (let at = from; ; at = at.slice(0, Math.max(at.lastIndexOf('/node_modules/'), 0))) {
    const found = packages[`${at === '' ? '' : `${at}/`}node_modules/${name}`];
    if (found !== undefined || at === '') return found;
  }
}

/**
 * Packages that bring a program for each system name them all as optional, and `npm ci` refuses a lockfile that
 * leaves out those of other systems, as npm does when it writes one from what is installed here.
 */
export function findMissingPlatforms({ packages }: Lockfile): Violation[] {
  return Object.entries(packages).flatMap(([path, { optionalDependencies }]) =>
    Object.entries(optionalDependencies ?? {})
      .filter(([name, version]) => {
        const found = find(packages, path, name)?.version;
        return /^\d/.test(version) ? found !== version : found === undefined;
      })
      .map(([name, version]) => `package-lock.json lacks ${name}@${version}, which ${path} names`),
  );
}

/** Versions are named exactly: a release of tonight is nobody's surprise. */
export function findLooseVersions(manifest: Readonly<Record<string, unknown>>): Violation[] {
  const all = { ...Object(manifest['dependencies']), ...Object(manifest['devDependencies']) };
  return Object.entries(all)
    .filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(String(version)))
    .map(([name, version]) => `package.json asks for ${name}@${version}: name one version`);
}
