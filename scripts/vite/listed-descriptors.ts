import { relative } from 'node:path';
import type { Plugin } from 'vite';
import { root } from '#scripts/root.ts';
import { readResourceModules } from './resource-modules.ts';

const name = 'virtual:resources';

/**
 * Takes the names of the descriptors' files out of the first code of a build, however many resources there are. The boot script
 * names the file of the first page, and the list of later parts all of them (`later-parts.ts`). Descriptors register
 * themselves, since the name of an export is no longer known once the build has shortened it.
 */
export function listedDescriptors(): Plugin {
  return {
    name: 'listed-descriptors',
    apply: 'build',
    enforce: 'pre',
    load: (id) =>
      id === `\0${name}`
        ? `import { loadPart } from '#lib/code/load-part.ts';
const registered = new Map();
export const register = (resource) => registered.set(resource.path, resource);
export const loadDescriptor = async (path) => {
  if (!registered.has(path)) await loadPart(path);
  return registered.get(path);
};`
        : undefined,
    async transform(code, id) {
      if (!relative(root, id).startsWith('resources/')) return undefined;
      const found = (await readResourceModules()).find(({ file }) => file === id);
      if (found?.resource.path === undefined) return undefined;
      return {
        code: `import { register } from '${name}';\n${code}\nregister(${found.exported});`,
        map: null,
      };
    },
  };
}
