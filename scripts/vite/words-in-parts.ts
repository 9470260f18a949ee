import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Plugin } from 'vite';
import { divide, type Parts, resolveReferences, type Words } from './dictionary-parts.ts';

const root = join(import.meta.dirname, '../..');
const dictionary = join(root, 'locales/fr.json');

/** Read at each use: in a watched build the dictionary changes. */
function readParts(): Parts {
  return divide(resolveReferences(JSON.parse(readFileSync(dictionary, 'utf8'))));
}

/** Returns the names of the resources that a descriptor's code declares. */
const declared = (code: string) =>
  [...code.matchAll(/defineResource\(\s*'(\w+)'/g)].map(([, name = '']) => name);

/** Returns the texts that a file adds, if any. */
function wordsOf(file: string, code: string): readonly Words[] {
  const parts = readParts();
  if (file === 'src/shell/shell.tsx') return [parts.shell];
  if (parts.owners[file] !== undefined) return [parts.owners[file]];
  if (!/^resources\/[\w-]+\.ts$/.test(file)) return [];
  return declared(code)
    .map((name) => parts.resources[name])
    .filter((part) => part !== undefined);
}

/**
 * The dictionary is one file; a build hands it out in parts. The login page gets the few words it says, the shell
 * brings those of every page behind the gate, a page and a descriptor bring their own: no list pays for the words
 * of another. Only a build does this; everywhere else the whole dictionary is there from the start.
 */
export function wordsInParts(): Plugin {
  return {
    name: 'words-in-parts',
    apply: 'build',
    enforce: 'pre',
    load: (id) => (id === dictionary ? JSON.stringify(readParts().first) : undefined),
    transform(code, id) {
      const words = wordsOf(relative(root, id), code);
      if (words.length === 0) return;
      const calls = words.map((part) => `addTexts(${JSON.stringify(part)});`);
      return `import { addTexts } from '#lib/i18n/translator.ts';\n${calls.join('\n')}\n${code}`;
    },
  };
}
