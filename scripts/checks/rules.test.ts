import { beforeAll, expect, test } from 'vitest';
import { type Finding, lint } from './biome.ts';

/** One violation of each important rule. */
const plants: readonly (readonly [title: string, rule: string, path: string, code: string])[] = [
  ['any', 'noExplicitAny', 'src/lib/a.ts', 'export const a = (value: any) => value;'],
  ['a non-null assertion', 'noNonNullAssertion', 'src/lib/b.ts', 'export const b = (x: string[]) => x[0]!;'],
  ['console in the browser', 'noConsole', 'src/lib/c.ts', "console.log('planted');"],
  ['console in the server', 'noConsole', 'server/c.ts', "console.log('planted');"],
  ['text in JSX of the kit', 'noJsxLiterals', 'src/kit/d.tsx', 'export const D = () => <p>Planted</p>;'],
  ['text in JSX of a page', 'noJsxLiterals', 'src/pages/d.tsx', 'export const D = () => <p>Planted</p>;'],
  ['enum', 'noEnum', 'src/schema/e.ts', "export enum E { A = 'a' }"],
  [
    'a file name not in kebab-case',
    'useFilenamingConvention',
    'src/lib/PlantedFile.ts',
    'export const f = 1;',
  ],
  [
    'a package that package.json does not list',
    'noUndeclaredDependencies',
    'src/lib/g.ts',
    "import { chunk } from 'lodash';\nexport const g = chunk;",
  ],
  [
    'a type imported as a value',
    'useImportType',
    'src/lib/h.ts',
    "import { A } from './a.ts';\nexport type H = A;",
  ],
  ['an unused import', 'noUnusedImports', 'src/lib/i.ts', "import { a } from './a.ts';\nexport const i = 1;"],
  ['a cast', 'plugin', 'src/lib/j.ts', 'export const j = (value: unknown) => value as string;'],
  ['an angle cast', 'plugin', 'src/lib/k.ts', 'export const k = (value: unknown) => <string>value;'],
  ['an untyped read', 'plugin', 'src/lib/l.ts', 'export const l = (value: unknown) => Object(value).name;'],
  [
    'an overload',
    'plugin',
    'src/lib/m.ts',
    'export function m(value: string): 1;\nexport function m(value: string): number {\n  return value.length;\n}',
  ],
  [
    'a type where an interface would do',
    'useConsistentTypeDefinitions',
    'src/lib/n.ts',
    'export type N = { readonly name: string };',
  ],
];

let findings: Finding[] = [];
beforeAll(() => {
  findings = lint(Object.fromEntries(plants.map(([, , path, code]) => [path, `${code}\n`])));
});

test.each(plants)('%s is refused (%s)', (_, rule, path) => {
  expect(findings).toContainEqual(expect.objectContaining({ path, rule }));
});

test('as const is allowed', () => {
  const code = 'export const m = { a: [1] } as const satisfies object;\nexport const n = Object.keys(m);\n';
  expect(lint({ 'src/lib/m.ts': code })).toEqual([]);
});

test('stories and tests may contain texts', () => {
  const story = 'export const G = () => <p>Planted</p>;\n';
  const found = lint({ 'src/kit/g/g.stories.tsx': story, 'src/kit/g/g.test.tsx': story });
  expect(found.filter((finding) => finding.rule === 'noJsxLiterals')).toEqual([]);
});
