import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { root } from '#scripts/root.ts';
import { kindsIn, sharedKinds } from './shared-kinds.ts';

const registry = join(root, 'src/fields/view-registry.ts');
const declarations = join(root, 'resources/');
const prefix = 'virtual:kind-views/';

const camel = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
const viewsFile = (kind: string) => `#fields/${kind}/${kind}.views.tsx`;

/** Returns true if records can contain the kind. Others are only entered. */
const hasViews = (kind: string) => existsSync(join(root, `src/fields/${kind}/${kind}.views.tsx`));

/** Returns the code of a registry of some kinds. */
function registryCode(kinds: readonly string[]): string {
  const imports = kinds.map((kind) => `import { views as ${camel(kind)} } from '${viewsFile(kind)}';`);
  return `${imports.join('\n')}\nexport const registry = { ${kinds.map(camel).join(', ')} };`;
}

/** Returns the code that adds the views of a kind to the registry. */
const additionCode = (kind: string) => `import { views } from '${viewsFile(kind)}';
import { registry } from '#fields/view-registry.ts';
registry.${camel(kind)} = views;`;

/**
 * Bundles the views of a kind with the declarations that use it, if no other declaration does: a list loads no views of
 * values that it does not have, however many kinds there are.
 */
export function kindViews(): Plugin {
  const shared = sharedKinds().filter(hasViews);
  return {
    name: 'kind-views',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
    load: (id) => {
      if (id === registry) return registryCode(shared);
      const [, kind] = id.split(`\0${prefix}`);
      return kind === undefined ? undefined : { code: additionCode(kind), moduleSideEffects: true };
    },
    transform: (code, id) => {
      if (!id.startsWith(declarations)) return undefined;
      const rare = kindsIn(code).filter((kind) => hasViews(kind) && !shared.includes(kind));
      return rare.length === 0
        ? undefined
        : { code: `${code}\n${rare.map((kind) => `import '${prefix}${kind}';`).join('\n')}`, map: null };
    },
  };
}
