import { expect, test } from 'vitest';
import { readImports } from './imports.ts';
import { findForbiddenImports } from './layers.ts';
import { readTree } from './tree.ts';

const plant = (path: string, specifier: string) =>
  findForbiddenImports(readImports(new Map([[path, `import { planted } from '${specifier}';`]])));

test('every file imports only what its layer may', () => {
  expect(findForbiddenImports(readImports(readTree()))).toEqual([]);
});

/** What a part of the tree must never import, stated without the table: each kind of its rules once. */
const refused: Readonly<Record<string, string>> = {
  'src/schema/x.ts': '#kit/x/x.tsx #resources/x.ts react zod ../y/y.ts',
  // A folder or a file with a row of its own.
  'src/kit/toast/x.tsx': '#schema/x.ts #lib/notify/notify.ts zod/mini',
  'src/lib/dates/x.ts': '#kit/x/x.tsx react',
  'scripts/vite/boot-script.ts': '#server/x.ts #kit/x/x.tsx',
  // What the row excepts from its list, or from its own folder.
  'src/fields/x/x.ts': './x.views.tsx #fields/views.ts #fields/y/y.ts react',
  'server/x/x.ts': '#server/http/call-routes.ts #fields/x/x.views.tsx #lib/x/x.ts #scripts/x.ts',
  // A kind or a resource by name, and another page.
  'src/runtime/list/x.tsx': '#fields/text/text.ts #resources/x.ts #styled/recipes',
  'src/pages/x/x.tsx': '#pages/y/y.tsx #server/x.ts #locales/fr.json',
  // Code of tests, in the product; and the product, in a test.
  'src/runtime/list/y.tsx': '#runtime/testing/story.ts',
  'src/runtime/list/x.test.ts': '#resources/users.ts #server/x.ts',
  // The screens, in tooling.
  'scripts/x/x.ts': '#kit/x/x.tsx #runtime/x/x.ts #app/x.tsx react vitest',
  'e2e/x.ts': '#kit/x/x.tsx #resources/x.ts',
  'bench/x.ts': '#kit/x/x.tsx #runtime/x/x.ts',
};

const cases = Object.entries(refused).flatMap(([path, list]) =>
  list.split(' ').map((specifier): [string, string] => [path, specifier]),
);

test.each(cases)('%s may not import %s', (path, specifier) => {
  expect(plant(path, specifier)).toEqual([expect.stringContaining(`${path} imports ${specifier}: `)]);
});

test('types, re-exports and later imports count, and a folder without a layer is refused', () => {
  const codes = [
    "import type { A } from '#lib/a.ts';",
    "export { a } from '#lib/a.ts';",
    "export * from '#lib/a.ts';",
    "export const a = () => import('#lib/a.ts');",
    "export type A = import('#lib/a.ts').A;",
  ];
  for (const code of codes)
    expect(findForbiddenImports(readImports(new Map([['src/kit/x/x.ts', code]])))).toHaveLength(1);
  expect(plant('src/planted/x.ts', '#lib/a.ts')).toEqual([expect.stringContaining('belongs to no layer')]);
});
