import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { camel } from '#schema/names.ts';
import { root } from '#scripts/root.ts';
import { kindsIn, sharedKinds, usedKinds } from './shared-kinds.ts';

const viewRegistry = join(root, 'src/fields/view-registry.ts');
const inputRegistry = join(root, 'src/fields/input-registry.ts');
const declarations = join(root, 'resources/');
const prefix = 'virtual:kind-views/';

/** A half of a kind that a registry has: its views, or its input. */
type Half = 'views' | 'input';

const fileOf = (kind: string, half: Half) => `fields/${kind}/${kind}.${half}.tsx`;

/** Returns true if the kind has the half: some are only entered, others only read. */
const has = (half: Half) => (kind: string) => existsSync(join(root, 'src', fileOf(kind, half)));
const hasViews = has('views');

/** Returns the code of a registry of some kinds. */
function registryCode(kinds: readonly string[], half: Half): string {
  const imports = kinds.map((kind) => `import { ${half} as ${camel(kind)} } from '#${fileOf(kind, half)}';`);
  return `${imports.join('\n')}\nexport const registry = { ${kinds.map(camel).join(', ')} };`;
}

/** Returns the code that adds the views of a kind to the registry. */
const additionCode = (kind: string) => `import { views } from '#${fileOf(kind, 'views')}';
import { registry } from '#fields/view-registry.ts';
registry.${camel(kind)} = views;`;

/**
 * Bundles the views of a kind with the declarations that use it, if no other declaration does: a list loads no views of
 * values that it does not have, however many kinds there are. Forms have the inputs of the kinds that a declaration uses.
 */
export function kindViews(): Plugin {
  const shared = sharedKinds().filter(hasViews);
  const inputs = usedKinds().filter(has('input'));
  return {
    name: 'kind-views',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
    load: (id) => {
      if (id === viewRegistry) return registryCode(shared, 'views');
      if (id === inputRegistry) return registryCode(inputs, 'input');
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
