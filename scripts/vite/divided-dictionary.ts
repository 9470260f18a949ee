import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Plugin } from 'vite';
import type { Texts } from '#schema/dictionary.ts';
import { root } from '#scripts/root.ts';
import { divide, type Parts, resolveReferences } from './dictionary-parts.ts';
import { firstNames } from './navigation-entries.ts';
import { readResourceModules } from './resource-modules.ts';

const dictionary = join(root, 'locales/fr.json');

async function readParts(): Promise<Parts> {
  const resources = (await readResourceModules()).map(({ resource }) => resource);
  return divide(resolveReferences(JSON.parse(readFileSync(dictionary, 'utf8'))), firstNames(resources));
}

/** Returns the names of the resources that a descriptor's code declares. */
const declared = (code: string) =>
  [...code.matchAll(/defineResource\(\s*'(\w+)'/g)].map(([, name = '']) => name);

/** Returns the texts that a file adds, if any. */
function textsOf(parts: Parts, file: string, code: string): readonly Texts[] {
  if (file === 'src/shell/shell.tsx') return [parts.shell];
  if (parts.owners[file] !== undefined) return [parts.owners[file]];
  if (!/^resources\/[\w-]+\.ts$/.test(file)) return [];
  return declared(code)
    .map((name) => parts.resources[name])
    .filter((part) => part !== undefined);
}

/**
 * Divides the dictionary in a build. The login page gets only its own texts. The shell brings the common texts of all
 * other pages, and a page or a descriptor brings its own. Without a build, the whole dictionary is loaded at once.
 */
export function dividedDictionary(): Plugin {
  let kept: Promise<Parts> | undefined;
  const parts = () => {
    kept ??= readParts();
    return kept;
  };
  return {
    name: 'divided-dictionary',
    apply: 'build',
    enforce: 'pre',
    // It may change in a watched build. Reading it for each module takes longer than everything else.
    buildStart() {
      kept = undefined;
    },
    load: async (id) => (id === dictionary ? JSON.stringify((await parts()).signedOut) : undefined),
    async transform(code, id) {
      const texts = textsOf(await parts(), relative(root, id), code);
      if (texts.length === 0) return;
      const calls = texts.map((part) => `addTexts(${JSON.stringify(part)});`);
      return `import { addTexts } from '#lib/i18n/translator.ts';\n${calls.join('\n')}\n${code}`;
    },
  };
}
