import { beforeAll, expect, test } from 'vitest';
import { type Finding, lint } from './biome.ts';

interface Plant {
  readonly rule: string;
  readonly files: Readonly<Record<string, string>>;
}

/** One violation of each rule the house leans on. The first file is the one that is refused. */
const plants: Readonly<Record<string, Plant>> = {
  any: {
    rule: 'noExplicitAny',
    files: { 'src/lib/d.ts': 'export const d = (value: any) => value;\n' },
  },
  'a non-null assertion': {
    rule: 'noNonNullAssertion',
    files: { 'src/lib/e.ts': 'export const e = (list: string[]) => list[0]!;\n' },
  },
  'console in the browser': {
    rule: 'noConsole',
    files: { 'src/lib/f.ts': "console.log('planted');\n" },
  },
  'console in the server': {
    rule: 'noConsole',
    files: { 'server/f.ts': "console.log('planted');\n" },
  },
  'literal text in JSX': {
    rule: 'noJsxLiterals',
    files: { 'src/kit/g/g.tsx': 'export const G = () => <p>Planted</p>;\n' },
  },
  'literal text of a page': {
    rule: 'noJsxLiterals',
    files: { 'src/pages/g/g.tsx': 'export const G = () => <p>Planted</p>;\n' },
  },
  enum: {
    rule: 'noEnum',
    files: { 'src/schema/h.ts': "export enum H { A = 'a' }\n" },
  },
  'a file name in another style': {
    rule: 'useFilenamingConvention',
    files: { 'src/lib/PlantedFile.ts': 'export const i = 1;\n' },
  },
  'a package that package.json does not list': {
    rule: 'noUndeclaredDependencies',
    files: { 'src/lib/j.ts': "import { chunk } from 'lodash';\nexport const j = chunk;\n" },
  },
  'a type imported as a value': {
    rule: 'useImportType',
    files: { 'src/lib/k.ts': "import { A } from './a.ts';\nexport type B = A;\n" },
  },
  'a cast': {
    rule: 'plugin',
    files: { 'src/lib/m.ts': 'export const m = (value: unknown) => value as string;\n' },
  },
  'a cast between angle brackets': {
    rule: 'plugin',
    files: { 'src/lib/n.ts': 'export const n = (value: unknown) => <string>value;\n' },
  },
  'a member read untyped': {
    rule: 'plugin',
    files: { 'src/lib/o.ts': 'export const o = (value: unknown) => Object(value).name;\n' },
  },
  'an overload': {
    rule: 'plugin',
    files: {
      'src/lib/p.ts':
        'export function p(value: string): 1;\nexport function p(value: string): number {\n  return value.length;\n}\n',
    },
  },
  'a type where an interface would do': {
    rule: 'useConsistentTypeDefinitions',
    files: { 'src/lib/q.ts': 'export type Q = { readonly name: string };\n' },
  },
  'an unused import': {
    rule: 'noUnusedImports',
    files: { 'src/lib/l.ts': "import { a } from './a.ts';\nexport const l = 1;\n" },
  },
};

let findings: Finding[] = [];
beforeAll(() => {
  findings = lint(Object.assign({}, ...Object.values(plants).map((plant) => plant.files)));
});

test.each(Object.entries(plants))('%s is refused', (_, { rule, files }) => {
  const [path] = Object.keys(files);
  expect(findings).toContainEqual(expect.objectContaining({ path, rule }));
});

test('as const is no cast, and what is not cast passes', () => {
  const code = 'export const m = { a: [1] } as const satisfies object;\nexport const n = Object.keys(m);\n';
  expect(lint({ 'src/lib/m.ts': code })).toEqual([]);
});

test('stories and tests may say words', () => {
  const story = 'export const G = () => <p>Planted</p>;\n';
  const said = lint({ 'src/kit/g/g.stories.tsx': story, 'src/kit/g/g.test.tsx': story });
  expect(said.filter((finding) => finding.rule === 'noJsxLiterals')).toEqual([]);
});
