import type { Plugin } from 'vite';
import { recipes, slotRecipes } from '#kit/recipes.ts';
import { readLedger } from '#scripts/checks/ledger.ts';
import { readTree } from '#scripts/checks/tree.ts';
import { readOptions } from '#scripts/props/read-options.ts';
import { readProps } from '#scripts/props/read-props.ts';

/** Counts the files of the product that import each icon, and lists the icons that only stories import with a count of 0. */
function countIcons(): Map<string, number> {
  const counts = new Map<string, number>();
  for (const [path, text] of readTree()) {
    if (!path.startsWith('src/') || /\.test\.tsx?$/.test(path)) continue;
    const uses = path.includes('.stories.') ? 0 : 1;
    const imports = text.matchAll(/import \{([^}]*)\} from 'lucide'/g);
    for (const part of [...imports].flatMap(([, list = '']) => list.split(','))) {
      const name = part.trim().split(' as ')[0] ?? '';
      if (name !== '' && !name.startsWith('type ')) counts.set(name, (counts.get(name) ?? 0) + uses);
    }
  }
  return counts;
}

function iconsCode(): string {
  const counts = [...countIcons()].sort(([one], [other]) => one.localeCompare(other, 'en'));
  const rows = counts.map(([name, uses]) => `{ name: '${name}', uses: ${uses}, drawing: ${name} }`);
  return `import { ${counts.map(([name]) => name).join(', ')} } from 'lucide';
export const allIcons = [${rows.join(', ')}];
export const productIcons = allIcons.filter(({ uses }) => uses > 0);`;
}

function propsCode(): string {
  const all = Object.entries({ ...recipes, ...slotRecipes });
  const defaults = Object.fromEntries(all.map(([name, recipe]) => [name, recipe.defaultVariants ?? {}]));
  return `export const kitProps = ${JSON.stringify(readProps())};\nexport const defaults = ${JSON.stringify(defaults)};`;
}

/** Returns what a file belongs to: the folder in its layer, or itself, e.g. `kit/button`. */
const ownerOf = (file: string) =>
  file
    .replace(/^src\/|\.tsx?$/g, '')
    .split('/')
    .slice(0, 2)
    .join('/');

/** Each owner is written once, since the built Storybook has a budget of bytes. */
function ledgerCode(): string {
  const { defaults, reasons, ...uses } = readLedger(readTree());
  const numbers = new Map<string, number>();
  const numberOf = (owner: string) => numbers.get(owner) ?? numbers.set(owner, numbers.size).size - 1;
  const parts = Object.entries(uses).map(([part, names]) => {
    const numbered = Object.entries(names).map(([name, files]) => [
      name,
      [...new Set(files.map(ownerOf))].map(numberOf),
    ]);
    return `${part}: named(${JSON.stringify(Object.fromEntries(numbered))})`;
  });
  return `const owners = ${JSON.stringify([...numbers.keys()])};
const named = (uses) => Object.fromEntries(Object.entries(uses).map(([name, of]) => [name, of.map((each) => owners[each])]));
export const ledger = { defaults: ${JSON.stringify(defaults)}, reasons: ${JSON.stringify(reasons)}, ${parts.join(', ')} };`;
}

/** The code of each module. virtual.d.ts describes what they export. */
const modules: Readonly<Record<string, () => string>> = {
  'virtual:field-options': () => `export const fieldOptions = ${JSON.stringify(readOptions())};`,
  'virtual:kit-props': propsCode,
  'virtual:ledger': ledgerCode,
  'virtual:product-icons': iconsCode,
};

/** Provides the modules of the docs pages. Each is read from the code of the product at its first import. */
export const docsModules = (): Plugin => ({
  name: 'docs-modules',
  resolveId: (source) => (Object.hasOwn(modules, source) ? `\0${source}` : undefined),
  load: (id) => modules[id.replace('\0', '')]?.(),
});
