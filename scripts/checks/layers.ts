import { dirname, matchesGlob } from 'node:path';
import type { Import } from './imports.ts';
import { isTestCode, type Violation } from './tree.ts';

/** What a part of the tree may import. A list is globs, separated by spaces. What is not listed is forbidden. */
interface Layer {
  /** The project's files and the packages that it may import, beside its own folder. */
  readonly imports: string;
  /** What only its tests, stories and guides may import in addition. */
  readonly tests?: string;
  /** What its product code may not import, although a list above allows it. */
  readonly except?: string;
  readonly message: string;
}

const node = 'node:*{,/**}';
const kinds = 'src/fields/*/*';
const fieldData = `${kinds}.ts src/fields/*.ts`;
const fieldViews = 'src/fields/{views,view-registry,inputs}.ts';
const views = 'react lucide src/kit/** src/lib/** src/schema/**';
const screens = `${views} @tanstack/react-query @tanstack/react-router`;
const lib = 'src/lib/** src/schema/** resources/paths/**';
const libViews = `${lib} react @tanstack/react-query`;
const libMessage = 'lib serves the layers above it: schema, React and TanStack Query only.';
const kit = 'src/{kit,theme}/** styled-system/** @ark-ui/** @pandacss/dev @visx/** react lucide';
const kitMessage = 'The kit knows no domain: texts, links and handlers arrive as props.';
const kindMessage = 'A kind knows no other kind, no screen and no resource.';
const declarations = `resources/** src/schema/** ${fieldData}`;
const server = `${declarations} server/** locales/** zod/mini {@hono,@simplewebauthn,@zxcvbn-ts,aws4fetch,hono,kysely,nodemailer,otpauth,pg,sharp,@electric-sql,@remix-run}{,/**} ${node}`;
const tooling = `scripts/* zod/mini vite ${node}`;

/** The layers of the whole tree by their files. For each file, the last layer that matches decides. */
const layers: Readonly<Record<string, Layer>> = {
  'src/schema/**': {
    imports: 'src/schema/** locales/** zod/mini',
    message: "schema is the vocabulary: zod/mini and the dictionary's types only.",
  },
  'src/schema/icon.ts': { imports: 'lucide', message: 'The names of icons only.' },
  'src/theme/**': { imports: '@pandacss/dev culori', message: "The theme knows only Panda's types." },
  'src/kit/**': { imports: kit, message: kitMessage },
  'src/kit/toast/**': { imports: `${kit} sonner react-dom`, message: kitMessage },
  'src/kit/tooltip/**': { imports: `${kit} react-dom/**`, message: kitMessage },
  'src/lib/**': { imports: libViews, tests: 'react-dom/**', message: libMessage },
  'src/lib/api/**': { imports: `${libViews} ofetch virtual:dialects`, message: libMessage },
  'src/lib/i18n/**': { imports: `${libViews} locales/** i18next react-i18next`, message: libMessage },
  'src/lib/queries/**': {
    imports: `${libViews} virtual:resource-lists`,
    tests: 'react-dom/**',
    message: libMessage,
  },
  'src/lib/notify/**': { imports: `${libViews} sonner`, message: libMessage },
  'src/lib/dates/**': { imports: `${lib} date-fns{,/**}`, message: 'Dates run in Node too: no React.' },
  'src/lib/sheets/**': {
    imports: `${lib} date-fns{,/**} write-excel-file/universal`,
    tests: 'read-excel-file/universal',
    message: 'Sheets are files: values in, bytes out.',
  },
  'src/lib/numbers/**': { imports: lib, message: 'Numbers run in Node too: no React.' },
  'src/fields/*': {
    imports: `${views} src/fields/** styled-system/** zod/mini`,
    message: 'Fields may import kit, lib and schema: no screen and no resource.',
  },
  [`${kinds}.tsx`]: {
    imports: `${views} src/fields/* styled-system/** @tanstack/react-query`,
    tests: `zod/mini ${kinds}.ts`,
    message: kindMessage,
  },
  [`${kinds}.ts`]: {
    imports: 'src/fields/* src/schema/** src/lib/{dates,numbers}/** zod/mini',
    tests: `src/lib/** ${kinds}.tsx`,
    except: `src/fields/**/*.tsx ${fieldViews}`,
    message: `${kindMessage} Its data half runs in Node too: schema, dates and numbers only.`,
  },
  'resources/**': {
    imports: `${declarations} zod/mini ${node}`,
    except: fieldViews,
    message: 'Resources are data: schema and the data halves of fields only.',
  },
  'src/runtime/**': {
    imports: `${screens} src/runtime/** src/fields/* @tanstack/react-form virtual:**`,
    tests: `${kinds}.ts`,
    message: 'The runtime knows no resource, no kind and no page: read the registries in src/fields.',
  },
  'src/runtime/factors/**': {
    imports: `${screens} src/runtime/** @simplewebauthn/browser zod/mini`,
    message: 'The second factors know the browser, no page and no resource.',
  },
  'src/pages/*': {
    imports: `${screens} src/{runtime,pages}/** resources/** zod/mini`,
    message: 'A page sits above the runtime and below the routes.',
  },
  'src/pages/*/** src/shell/**': {
    imports: `${screens} src/runtime/** src/pages/{page-paths,safe-redirect,use-action-done}.ts src/fields/calendar-texts.ts resources/** zod/mini virtual:**`,
    message: 'A page and the shell sit above the runtime and below the routes, and know no other page.',
  },
  'src/routes/** src/app/**': {
    imports: `${screens} src/{runtime,pages,shell,routes,app,theme}/** resources/** react-dom{,/**} virtual:**`,
    tests: fieldData,
    message: 'The browser never imports the server, and texts come from src/lib/i18n.',
  },
  'src/boot/**': {
    imports:
      'src/lib/{api,session}/** src/schema/page-settings.ts src/pages/page-paths.ts src/shell/theme-choice.ts virtual:boot-plan',
    message: 'The script inside the page is small: no React, no text, no package.',
  },
  'server/**': {
    imports: server,
    tests: '@seriousme/**',
    except: `${fieldViews} server/http/call-routes.ts`,
    message: 'The server sees resources, schema and the data halves of fields. Its writes are units of work.',
  },
  'server/sign-in/**': {
    imports: server,
    except: fieldViews,
    message: 'The calls of a session open their transactions themselves (callRoutes).',
  },
  'scripts/**': {
    imports: `${tooling} ${declarations} server/** playwright-core`,
    message: 'Scripts may import the server, the resources and the schema.',
  },
  'scripts/{contract,openapi}/**': {
    imports: `${tooling} ${declarations} server/** src/lib/{api,dates,queries}/** ajv/**`,
    tests: 'scripts/contract/** .storybook/mock-api/**',
    message: 'The contract is read from the declarations, the server and the calls of the product.',
  },
  'scripts/pack/**': {
    imports: `${tooling} server/** scripts/{build,sbom,testing,vite}/**`,
    tests: 'yaml',
    message: 'A pack is made of what the build and the server are.',
  },
  'scripts/descriptors/**': {
    imports: `${tooling} ${declarations} server/generic/migration-files.ts src/lib/api/objects.ts src/pages/page-paths.ts scripts/{checks,vite}/**`,
    message: 'Descriptors are checked with their texts and their migrations.',
  },
  'scripts/checks/**': {
    imports: `${tooling} ${declarations} scripts/props/** locales/** src/theme/** src/kit/*`,
    message: 'Checks read the tree: no server, no browser.',
  },
  'scripts/{budgets,visual}/**': {
    imports: `${tooling} scripts/{testing,vite}/** resources/** locales/** src/schema/names.ts playwright-core @playwright/test {@hono,hono}{,/**}`,
    message: 'Measurements of the built product do not import its code.',
  },
  'scripts/rehearse/**': {
    imports: `${tooling} server/** scripts/testing/** kysely`,
    message: 'A rehearsal runs the server and PostgreSQL, no page.',
  },
  'scripts/rgaa/**': {
    imports: `${tooling} scripts/checks/named-tests.ts scripts/testing/test-results.ts`,
    tests: 'axe-core',
    message: 'The statement is made from its data and from the reports of tests.',
  },
  'scripts/tokens.ts': { imports: `src/theme/** ${node}`, message: 'The file has what the theme has.' },
  'scripts/props/**': {
    imports: `typescript/** scripts/root.ts src/schema/names.ts ${node}`,
    message: 'The compiler only.',
  },
  'scripts/vite/**': {
    imports: `${tooling} locales/** src/schema/{dictionary,page-settings,resource,settings-form,translated-calls}.ts`,
    message: 'Plugins of the build read files.',
  },
  'scripts/vite/favicon.ts': {
    imports: `${tooling} src/theme/**`,
    message: 'The favicon is the logo of the brand.',
  },
  'scripts/vite/contract-calls.ts': {
    imports: `${tooling} ${declarations} server/openapi/**`,
    message: 'The contract in the browser is what the OpenAPI document says.',
  },
  'scripts/vite/boot-script.ts': {
    imports: `${tooling} ${declarations} src/boot/boot-plan.ts src/lib/{api,queries}/** src/runtime/list/list-search.ts scripts/vite/**`,
    message: 'The plan of the first script is made from the bundle and the declarations.',
  },
  'generators/**': {
    imports: `${tooling} ${declarations} generators/** src/lib/{api,dates}/** scripts/{vite,checks}/** magicast plop yaml scripts/descriptors/rules.ts server/resource-tables.ts server/generic/migration-files.ts`,
    tests: 'scripts/testing/**',
    message: 'Generators read the declarations of resources and fields, never a screen.',
  },
  '.storybook/**': {
    imports: `${tooling} ${views} ${declarations} .storybook/** src/{runtime,theme}/** src/shell/{choice-keys,theme-choice}.ts scripts/{props,vite}/** scripts/checks/{ledger,tree}.ts @storybook/** storybook/** {axe-core,ivya,msw,sonner}{,/**} virtual:**`,
    message: 'Storybook shows the product without the server.',
  },
  '.storybook/replay/**': {
    imports: `${views} .storybook/** src/{app,runtime}/** @tanstack/react-query virtual:**`,
    tests: 'resources/**',
    message: 'A recording is played by the whole product.',
  },
  'e2e/**': {
    imports: `${tooling} scripts/{testing,budgets}/** src/fields/generator.ts src/schema/dictionary.ts src/lib/i18n/i18n.ts locales/** otpauth read-excel-file/node @playwright/test playwright-core @axe-core/playwright axe-core`,
    message:
      'These tests run the product in a browser: they import only what starts it, and how a field is filled.',
  },
  'bench/**': {
    imports: `${tooling} scripts/{testing,budgets,build}/** bench/** server/http/back-office.ts playwright-core {@hono,hono}{,/**} react react-dom/**`,
    message: 'Measurements start the product and the pages that it is compared with.',
  },
  'bench/growth/**': {
    imports: `${tooling} scripts/{testing,budgets}/** generators/rehearsal/tree-copy.ts playwright-core`,
    message: 'A copy of the project grows by the generators.',
  },
  'bench/load/**': {
    imports: `${tooling} ${declarations} bench/** server/** kysely`,
    message: 'The load is made of what the lists declare, on a real server and PostgreSQL.',
  },
  'bench/tasks/**': {
    imports: `${tooling} scripts/{testing,budgets}/** bench/** src/lib/i18n/i18n.ts playwright-core`,
    message: 'Tasks are done in the product, as a user does them.',
  },
  'e2e/{faults,monkey}/**': {
    imports: `${tooling} ${declarations} e2e/** server/seed/random.ts src/fields/generators.ts scripts/testing/** src/lib/i18n/i18n.ts locales/** @playwright/test playwright-core`,
    message: 'The table of faults is made from the declarations.',
  },
  'e2e/kinds/**': {
    imports: `${tooling} e2e/* src/fields/generators.ts generators/** scripts/testing/** src/lib/i18n/i18n.ts @playwright/test`,
    message: 'The form of every kind is made by the generators.',
  },
};

const testing = 'vitest @storybook/react-vite storybook/** react react-dom/**';

/** Matches tests, stories, guides and generators: product code never imports them. */
const testFile = /\.(stories|test|suite|spec|docs|generator)\.tsx?$|^src\/fields\/generators\.ts$/;

const isOneOf = (path: string, globs = '') => globs.split(' ').some((glob) => matchesGlob(path, glob));

/** Finds imports that the layer of their file does not allow. */
export function findForbiddenImports(imports: readonly Import[]): Violation[] {
  return imports.flatMap((each) => {
    const why = reasonAgainst(each);
    return why === undefined ? [] : [`${each.from} imports ${each.specifier}: ${why}`];
  });
}

function reasonAgainst({ from, specifier, to }: Import): string | undefined {
  const [, layer] = Object.entries(layers).findLast(([files]) => isOneOf(from, files)) ?? [];
  if (layer === undefined) return from.includes('/') ? 'its folder belongs to no layer' : undefined;
  if (specifier.startsWith('../')) return 'Import across folders by alias (#kit/button/button.tsx).';
  const isTest = isTestCode(from);
  const file = to.split('?')[0] ?? '';
  if (testFile.test(file) && !isTest && /^(src|server|resources)\//.test(from))
    return 'Tests, stories and guides are not part of the product.';
  const isOwn = dirname(file) === dirname(from) || file.startsWith(`${dirname(from)}/`);
  const isListed = isOneOf(file, layer.imports) || (isTest && isOneOf(file, `${testing} ${layer.tests}`));
  return (isOwn || isListed) && (isTest || !isOneOf(file, layer.except)) ? undefined : layer.message;
}
