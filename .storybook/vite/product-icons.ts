import { globSync, readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const id = 'virtual:product-icons';

/** Counts the files that import each icon. */
function countImports(): Map<string, number> {
  const counts = new Map<string, number>();
  for (const file of globSync('src/**/*.{ts,tsx}', { exclude: ['src/**/*.{stories,test}.{ts,tsx}'] })) {
    for (const [, list = ''] of readFileSync(file, 'utf8').matchAll(
      /import \{([^}]*)\} from 'lucide-react'/g,
    ))
      for (const part of list.split(',')) {
        const name = part.trim().split(' as ')[0] ?? '';
        if (name === '' || name.startsWith('type ')) continue;
        counts.set(name, (counts.get(name) ?? 0) + 1);
      }
  }
  return counts;
}

/** Provides `virtual:product-icons`: every icon that the product imports. */
export const productIcons = (): Plugin => ({
  name: 'product-icons',
  resolveId: (source) => (source === id ? `\0${id}` : undefined),
  load(source) {
    if (source !== `\0${id}`) return undefined;
    const counts = [...countImports()].sort(([one], [other]) => one.localeCompare(other, 'en'));
    const names = counts.map(([name]) => name).join(', ');
    const rows = counts.map(([name, uses]) => `{ name: '${name}', uses: ${uses}, drawing: ${name} }`);
    return `import { ${names} } from 'lucide-react';\nexport const productIcons = [${rows.join(', ')}];`;
  },
});
