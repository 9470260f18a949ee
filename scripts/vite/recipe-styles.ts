import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { root } from '#scripts/root.ts';

const styles = join(root, 'styled-system/styles');
const globalStyles = join(root, 'src/theme/global.css');
const recipe = /\/styled-system\/recipes\/([\w-]+)\.js$/;

/** The order of the layers, which a page must have before any style of a component. */
export const layers =
  '@layer reset, base, tokens, recipes, utilities;\n@layer recipes._base, recipes.slots;\n';

/**
 * Loads the styles of each component with its code, so that a page pays only for what it shows. While developing, Panda
 * writes one style sheet for all of them, and updates it with each change.
 */
export function recipeStyles(): Plugin {
  return {
    name: 'recipe-styles',
    apply: 'build',
    enforce: 'pre',
    // The style sheets are written before the build: Panda's own plugin would write all of them into one.
    config: () => ({ css: { postcss: { plugins: [] } } }),
    buildStart() {
      const panda = join(root, 'node_modules/@pandacss/dev/bin.js');
      execFileSync(process.execPath, [panda, 'cssgen', '--splitting', '--silent'], { cwd: root });
    },
    transform(code, id) {
      const [, name] = recipe.exec(id) ?? [];
      if (name === undefined || name === 'index' || name === 'create-recipe') return undefined;
      // A recipe that nothing uses is left out with its styles, although the index names it.
      return {
        code: `import '${styles}/recipes/${name}.css';\n${code}`,
        map: null,
        moduleSideEffects: false,
      };
    },
    load(id) {
      if (id !== globalStyles) return undefined;
      const parts = ['reset', 'global', 'tokens', 'utilities'];
      return [layers, ...parts.map((part) => `@import '${styles}/${part}.css';`)].join('\n');
    },
  };
}
