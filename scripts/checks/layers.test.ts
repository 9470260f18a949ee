import { expect, test } from 'vitest';
import { readImports } from './imports.ts';
import { findForbiddenImports } from './layers.ts';
import { readTree } from './tree.ts';

const plant = (path: string, specifier: string) =>
  findForbiddenImports(readImports(new Map([[path, `import { planted } from '${specifier}';`]])));

test('every file imports only what its layer may', () => {
  expect(findForbiddenImports(readImports(readTree()))).toEqual([]);
});

/** What each part of the tree must never import, stated without the table. */
const refused: Readonly<Record<string, string>> = {
  'src/schema/x.ts':
    '#theme/x.ts #kit/x/x.tsx #lib/x/x.ts #fields/x.ts #resources/x.ts #server/x.ts react zod',
  'src/theme/x.ts': '#schema/x.ts #kit/x/x.tsx #lib/x/x.ts #styled/css react zod/mini',
  'src/kit/x/x.tsx':
    '#schema/x.ts #lib/x/x.ts #fields/x.ts #locales/fr.json zod/mini sonner @tanstack/react-query',
  'src/kit/toast/x.tsx': '#schema/x.ts #lib/notify/notify.ts #resources/x.ts zod/mini @tanstack/react-router',
  'src/lib/x/x.ts':
    '#kit/x/x.tsx #fields/x.ts #runtime/x/x.ts #locales/fr.json #resources/users.ts ofetch sonner',
  'src/lib/api/x.ts': '#kit/x/x.tsx #fields/x.ts #app/x.ts i18next date-fns @tanstack/react-router',
  'src/lib/i18n/x.ts': '#kit/x/x.tsx #server/x.ts ofetch',
  'src/lib/notify/x.ts': '#kit/x/x.tsx #locales/fr.json i18next',
  'src/lib/dates/x.ts': '#kit/x/x.tsx #fields/x.ts react @tanstack/react-query',
  'src/lib/numbers/x.ts': '#locales/fr.json react date-fns',
  'src/fields/x.ts': '#runtime/x/x.ts #pages/x/x.tsx #resources/x.ts #server/x.ts #locales/fr.json date-fns',
  'src/fields/x/x.views.tsx': '#fields/y/y.ts #runtime/x/x.ts #resources/x.ts @ark-ui/react/dialog i18next',
  'src/fields/x/x.ts':
    './x.views.tsx #fields/y/y.ts #fields/views.ts #kit/x/x.tsx #lib/api/x.ts react #styled/css',
  'resources/x.ts': '#fields/x/x.views.tsx #fields/inputs.ts #kit/x/x.tsx #lib/x/x.ts #server/x.ts react',
  'src/runtime/list/x.tsx':
    '#fields/text/text.ts #resources/x.ts #pages/x/x.tsx #shell/x.tsx #runtime/testing/story.ts #styled/recipes',
  'src/runtime/list/x.test.ts': '#resources/users.ts #pages/x/x.tsx #server/x.ts',
  'src/pages/x.ts': '#fields/text/text.ts #shell/x.tsx #routes/x.tsx #app/x.tsx #server/x.ts #styled/css',
  'src/pages/x/x.tsx': '#pages/y/y.tsx #fields/views.ts #shell/x.tsx #server/x.ts #locales/fr.json',
  'src/shell/x.tsx': '#pages/y/y.tsx #fields/views.ts #routes/x.tsx #server/x.ts #styled/jsx',
  'src/routes/x.tsx':
    '#server/x.ts #scripts/x.ts #locales/fr.json #styled/css ofetch sonner @ark-ui/react/menu',
  'src/app/x.tsx': '#server/x.ts #scripts/x.ts #locales/fr.json #fields/x/x.docs.ts',
  'server/x/x.ts':
    '#kit/x/x.tsx #lib/x/x.ts #runtime/x/x.ts #fields/views.ts #fields/x/x.views.tsx #scripts/x.ts #server/http/call-routes.ts zod',
  'server/sign-in/x.ts': '#kit/x/x.tsx #lib/x/x.ts #fields/views.ts #scripts/x.ts zod',
  'scripts/x/x.ts': '#kit/x/x.tsx #runtime/x/x.ts react vitest',
  'scripts/checks/x.ts': '#server/x.ts #runtime/x/x.ts #scripts/contract/x.ts playwright-core',
  'scripts/visual/x.ts': '#schema/x.ts #server/x.ts #kit/x/x.tsx',
  'scripts/vite/x.ts': '#server/x.ts #schema/x.ts #kit/x/x.tsx',
  'generators/x/x.ts': '#server/x.ts #kit/x/x.tsx #runtime/x/x.ts #scripts/contract/x.ts react',
  '.storybook/x/x.ts': '#server/x.ts #app/x.tsx #pages/x/x.tsx playwright-core',
  'e2e/x.ts': '#server/x.ts #schema/x.ts #kit/x/x.tsx #resources/x.ts',
  'bench/x.ts': '#server/x.ts #schema/x.ts',
};

const cases = Object.entries(refused).flatMap(([path, list]) =>
  [...list.split(' '), '../y/y.ts'].map((specifier): [string, string] => [path, specifier]),
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
