import { join, relative } from 'node:path';
import type { Rolldown } from 'vite';
import { root } from '#scripts/root.ts';
import type { ResourceModule } from './resource-modules.ts';

/** Returns the chunk of a module first, then its styles and all that it imports. Throws if there is none. */
export function filesOf(bundle: Rolldown.OutputBundle, modules: readonly string[]): string[] {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
  const files = new Set<string>();
  const add = (file: string) => {
    const chunk = chunks.find(({ fileName }) => fileName === file);
    if (chunk === undefined || files.has(file)) return;
    for (const loaded of [file, ...(chunk.viteMetadata?.importedCss ?? [])]) files.add(loaded);
    chunk.imports.forEach(add);
  };
  for (const module of modules) {
    const chunk = chunks.find(({ moduleIds }) => moduleIds.includes(join(root, module)));
    if (chunk === undefined) throw new Error(`The build has no module ${module}.`);
    add(chunk.fileName);
  }
  return [...files];
}

/** Returns the modules that a list needs at once: its descriptor, and the figures above it if it has some. */
export const listModules = ({ file, resource }: ResourceModule): string[] => [
  relative(root, file),
  ...(resource.figures === undefined ? [] : ['src/runtime/list/list-figures.tsx']),
];
