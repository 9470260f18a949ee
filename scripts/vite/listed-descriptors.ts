import { relative } from 'node:path';
import type { Plugin } from 'vite';
import type { Resource } from '#schema/resource.ts';
import { root } from '#scripts/root.ts';
import { pathsOf } from './navigation-entries.ts';
import { type ResourceModule, readResourceModules } from './resource-modules.ts';

const name = 'virtual:resources';

/** Returns the paths of a resource and of those that its fields name, by name. */
function linkedPaths(resource: Resource, modules: readonly ResourceModule[]) {
  const named = new Set([resource.name, ...Object.values(resource.fields).map(({ link }) => link?.resource)]);
  return pathsOf(modules.map((each) => each.resource).filter(({ name }) => named.has(name)));
}

/**
 * Takes the names of the descriptors' files out of the first code of a build, however many resources there are. The boot script
 * names the file of the first page, and the list of later parts all of them (`later-parts.ts`). Descriptors register
 * themselves, since the name of an export is no longer known once the build has shortened it, with the paths of the lists to
 * which their fields link.
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
const paths = {};
export const register = (resource, linked) => {
  // A resource without screens is not looked for: only the paths to which it links are needed.
  if (resource.path) registered.set(resource.path, resource);
  Object.assign(paths, linked);
};
export const pathOf = (name) => paths[name];
export const loadDescriptor = async (path) => {
  if (!registered.has(path)) await loadPart(path);
  return registered.get(path);
};`
        : undefined,
    async transform(code, id) {
      if (!relative(root, id).startsWith('resources/')) return undefined;
      const modules = await readResourceModules();
      const found = modules.find(({ file }) => file === id);
      if (found === undefined) return undefined;
      const linked = JSON.stringify(linkedPaths(found.resource, modules));
      return {
        code: `import { register } from '${name}';\n${code}\nregister(${found.exported}, ${linked});`,
        map: null,
      };
    },
  };
}
