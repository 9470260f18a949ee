import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { type Texts, textsIn } from '#schema/dictionary.ts';
import { root } from '#scripts/root.ts';
import { divide, type Parts, resolveReferences } from './dictionary-parts.ts';
import { missingTexts, type TextPart } from './missing-texts.ts';
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

/** The keys of texts, without the form of a number: "counts.rows" for "counts.rows_one". */
const keysIn = (texts: Texts) => textsIn(texts).map(([key]) => key.replace(/_(?:one|many|other)$/, ''));

/** Returns the keys that a code names, of those that only some files bring. */
const shownKeys = (code: string, divided: ReadonlySet<string>) => [
  ...new Set(
    [...code.matchAll(/['"`]([a-z]\w*(?:\.\w+)+)['"`]/g)].flatMap(([, key = '']) =>
      divided.has(key) ? key : [],
    ),
  ),
];

/** Returns the keys of the texts that only some files bring. */
function dividedKeys({ owners, shell, signedOut }: Parts): ReadonlySet<string> {
  const common = new Set([shell, signedOut].flatMap(keysIn));
  return new Set(
    Object.values(owners)
      .flatMap(keysIn)
      .filter((key) => !common.has(key)),
  );
}

/** The keys of the texts that a module shows and brings. */
interface NamedTexts {
  readonly shown: readonly string[];
  readonly brought: readonly string[];
}

/** The files that show a text of other code only after that code was used: the hint of an error comes with the error. */
const afterOthers = ['src/pages/login/sign-in-fields.tsx'];

/** Returns what a file of the build shows and brings. */
function textPart(chunk: Rolldown.OutputChunk, named: ReadonlyMap<string, NamedTexts>): TextPart {
  const modules = chunk.moduleIds.map((id) => ({ by: relative(root, id), ...named.get(id) }));
  return {
    imports: chunk.imports,
    laterImports: chunk.dynamicImports,
    shown: modules
      .filter(({ by }) => !afterOthers.includes(by))
      .flatMap(({ by, shown = [] }) => shown.map((key) => ({ key, by }))),
    brought: modules.flatMap(({ brought = [] }) => brought),
  };
}

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
 * other pages, and a page or a descriptor brings its own. A build fails if the code names such a text in full and the text may
 * not be loaded then. Without a build, the whole dictionary is loaded at once.
 */
export function dividedDictionary(): Plugin {
  let kept: Promise<Parts> | undefined;
  let divided: ReadonlySet<string> = new Set();
  const named = new Map<string, NamedTexts>();
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
      divided = new Set();
    },
    load: async (id) => (id === dictionary ? JSON.stringify((await parts()).signedOut) : undefined),
    async transform(code, id) {
      const texts = textsOf(await parts(), relative(root, id), code);
      if (divided.size === 0) divided = dividedKeys(await parts());
      named.set(id, { shown: shownKeys(code, divided), brought: texts.flatMap(keysIn) });
      if (texts.length === 0) return;
      const calls = texts.map((part) => `addTexts(${JSON.stringify(part)});`);
      return `import { addTexts } from '#lib/i18n/translator.ts';\n${calls.join('\n')}\n${code}`;
    },
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const files = chunks.map((chunk): [string, TextPart] => [chunk.fileName, textPart(chunk, named)]);
      const entries = chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName);
      const missing = missingTexts(new Map(files), entries);
      const advice = 'Name the file that brings such a text in scripts/vite/dictionary-parts.ts.';
      if (missing.length > 0) this.error([...missing, advice].join('\n'));
    },
  };
}
