import { join } from 'node:path';
import { parseSync } from 'vite';
import * as z from 'zod/mini';
import { isTestCode, readManifest, type Tree } from './tree.ts';

/** One import of a file, of values or of types. */
export interface Import {
  readonly from: string;
  readonly specifier: string;
  /** The imported file by its path from the project's root, or the name of a package. */
  readonly to: string;
}

const manifest = z.object({ imports: z.record(z.string(), z.string()) });
const aliases = new Map(
  Object.entries(manifest.parse(readManifest()).imports).map(([alias, path]) => [alias.slice(0, -1), path]),
);

function resolve(from: string, specifier: string): string {
  if (specifier.startsWith('.')) return join(from, '..', specifier);
  const end = specifier.indexOf('/') + 1;
  const target = aliases.get(specifier.slice(0, end));
  return target === undefined ? specifier : join(target.replace('*', specifier.slice(end)));
}

/** Lists the modules that a file names: imports, re-exports, and `import()` of values and of types. */
function specifiersIn(path: string, text: string): string[] {
  const { module, errors } = parseSync(path, text);
  if (errors[0] !== undefined) throw new Error(`${path}: ${errors[0].message}`);
  const { staticImports, staticExports } = module;
  // In a test, an import() may be in the text of a planted file.
  const calls = isTestCode(path) ? [] : [...text.matchAll(/\bimport\(\s*'([^']+)'/g)];
  const later = calls.map(([, specifier = '']) => specifier);
  const exported = staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
  );
  return [...staticImports.map(({ moduleRequest }) => moduleRequest.value), ...exported, ...later];
}

/** Reads every import of a tree's files. */
export const readImports = (tree: Tree): Import[] =>
  [...tree]
    .filter(([path]) => /\.tsx?$/.test(path))
    .flatMap(([from, text]) =>
      [...new Set(specifiersIn(from, text))].map((specifier) => ({
        from,
        specifier,
        to: resolve(from, specifier),
      })),
    );
