import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { camel } from '#schema/names.ts';
import { errorsIn } from '#scripts/props/errors.ts';
import { root } from '#scripts/root.ts';
import { blocksOf, readDocuments } from './documents.ts';
import { isTestCode, readTree } from './tree.ts';

const snippets = [...readDocuments().values()].flatMap((text) => blocksOf(text, 'ts'));
const pathOf = (snippet: string) => /^\/\/ (\S+\.ts)\n/.exec(snippet)?.[1];
const modules = snippets.filter((snippet) => pathOf(snippet) !== undefined);
const parts = snippets.filter((snippet) => pathOf(snippet) === undefined);

const builders = globSync('src/fields/*/', { cwd: root }).map((path) => {
  const folder = path.replace(/\/$/, '').slice('src/fields/'.length);
  return [camel(folder), `#fields/${folder}/${folder}.ts`] as const;
});
const imports = new Map([
  ...builders,
  ['defineResource', '#schema/resource.ts'],
  ['rest', '#schema/endpoints.ts'],
]);

/** Returns a snippet with the imports that its document leaves out. */
const withImports = (snippet: string) =>
  [...imports]
    .filter(([name]) => new RegExp(`\\b${name}\\(`).test(snippet))
    .map(([name, file]) => `import { ${name} } from '${file}';\n`)
    .join('') + snippet;

const texts = z.record(z.string(), z.unknown());
const dictionary = z.looseObject({ resources: texts });

/** Returns the dictionary with the texts that the documents show. */
function dictionaryWithSnippets(): string {
  const all = dictionary.parse(JSON.parse(readFileSync(join(root, 'locales/fr.json'), 'utf8')));
  const shown = [...readDocuments().values()]
    .flatMap((text) => blocksOf(text, 'jsonc'))
    .map((block) => texts.parse(JSON.parse(`{${block.replace(/^\/\/.*\n/, '')}}`)));
  return JSON.stringify({ ...all, resources: Object.assign({}, all.resources, ...shown) });
}

const compile = (change: (code: string) => string) =>
  errorsIn(
    new Map(modules.map((snippet) => [pathOf(snippet) ?? '', change(withImports(snippet))])),
    new Map([['locales/fr.json', dictionaryWithSnippets()]]),
  );

test('every file that a document shows compiles, with the texts beside it', () => {
  expect(modules.length).toBeGreaterThan(0);
  expect(compile((code) => code)).toEqual([]);
  expect(compile((code) => code.replace("sort: ['plate']", "sort: ['weight']"))).not.toEqual([]);
});

/** Returns the lines of code without their indentation, each with a line break around it. */
const linesOf = (code: string) => `\n${code.replaceAll(/^\s+/gm, '').trim()}\n`;

test('every part of a file that a document shows is in the code of the product', () => {
  const code = [...readTree()].flatMap(([path, text]) => (isTestCode(path) ? [] : [linesOf(text)]));
  const missing = (all: readonly string[]) =>
    all.filter((part) => !code.some((text) => text.includes(linesOf(part))));
  expect(missing(parts)).toEqual([]);
  const planted = '  versioned: true,\n  versioned: true,\n';
  expect(missing([planted])).toEqual([planted]);
});
