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
}

const node = 'node:*{,/**}';
const kinds = 'src/fields/*/*';
const fieldData = `${kinds}.ts src/fields/*.ts`;
const fieldViews = 'src/fields/{views,view-registry,inputs}.ts';
const views = 'react lucide src/kit/** src/lib/** src/schema/**';
const screens = `${views} @tanstack/react-query @tanstack/react-router`;
const lib = 'src/lib/** src/schema/** resources/paths/**';
const libViews = `${lib} react @tanstack/react-query`;
const kit = 'src/{kit,theme}/** styled-system/** @ark-ui/** @pandacss/dev @visx/** react lucide';
const declarations = `resources/** src/schema/** ${fieldData}`;
const server = `${declarations} server/** src/theme/brand.ts locales/** zod/mini {@hono,@simplewebauthn,@zxcvbn-ts,aws4fetch,fflate,hono,kysely,nodemailer,otpauth,pg,sharp,@electric-sql,@remix-run}{,/**} ${node}`;
const tooling = `scripts/* fastest-levenshtein zod/mini vite ${node}`;

/** The layers by their files: the last one that matches decides. The reasons are in docs/architecture.md, "Layers". */
const layers: Readonly<Record<string, string | Layer>> = {
  'src/schema/**': 'src/schema/** locales/** zod/mini',
  'src/schema/icon.ts': 'lucide',
  'src/theme/**': '@pandacss/dev culori',
  'src/kit/**': kit,
  'src/kit/toast/**': `${kit} sonner react-dom`,
  'src/kit/tooltip/**': `${kit} react-dom/**`,
  'src/lib/**': { imports: libViews, tests: 'react-dom/**' },
  'src/lib/api/**': `${libViews} ofetch virtual:dialects`,
  'src/lib/i18n/**': `${libViews} locales/** i18next react-i18next`,
  'src/lib/queries/**': { imports: `${libViews} virtual:resource-lists`, tests: 'react-dom/**' },
  'src/lib/notify/**': `${libViews} sonner`,
  'src/lib/dates/**': `${lib} date-fns{,/**}`,
  'src/lib/sheets/**': {
    imports: `${lib} date-fns{,/**} write-excel-file/universal`,
    tests: 'read-excel-file/universal',
  },
  'src/lib/numbers/**': lib,
  'src/fields/*': `${views} src/fields/** styled-system/** zod/mini`,
  'src/fields/sample-documents.ts': 'src/fields/* fflate',
  [`${kinds}.tsx`]: {
    imports: `${views} src/fields/* styled-system/** @tanstack/react-query`,
    tests: `zod/mini ${kinds}.ts`,
  },
  [`${kinds}.ts`]: {
    imports: 'src/fields/* src/schema/** src/lib/{dates,numbers}/** zod/mini',
    tests: `src/lib/** ${kinds}.tsx`,
    except: `src/fields/**/*.tsx ${fieldViews}`,
  },
  'resources/**': { imports: `${declarations} zod/mini ${node}`, except: fieldViews },
  'src/runtime/**': {
    imports: `${screens} src/runtime/** src/fields/* @tanstack/react-form virtual:**`,
    tests: `${kinds}.ts`,
  },
  'src/runtime/factors/**': `${screens} src/runtime/** @simplewebauthn/browser zod/mini`,
  'src/pages/*': `${screens} src/{runtime,pages}/** resources/** zod/mini`,
  'src/pages/*/** src/shell/**': `${screens} src/runtime/** src/pages/{page-paths,safe-redirect,use-action-done}.ts src/fields/{absent.tsx,calendar-texts.ts} resources/** zod/mini virtual:**`,
  'src/routes/** src/app/**': {
    imports: `${screens} src/{runtime,pages,shell,routes,app,theme}/** resources/** react-dom{,/**} virtual:**`,
    tests: fieldData,
  },
  'src/boot/**':
    'src/lib/{api,session,storage}/** src/schema/page-settings.ts src/pages/page-paths.ts src/shell/theme-choice.ts virtual:boot-plan',
  'server/**': {
    imports: server,
    tests: '@seriousme/** src/runtime/export/page-reader.ts',
    except: `${fieldViews} server/http/call-routes.ts`,
  },
  'server/sign-in/**': { imports: server, except: fieldViews },
  'scripts/**': {
    imports: `${tooling} ${declarations} scripts/** server/** locales/** src/theme/** src/kit/* src/lib/{api,dates,queries}/** src/pages/page-paths.ts {@hono,@playwright,ajv,hono,kysely,playwright-core,storybook,typescript}{,/**}`,
    tests: '.storybook/docs/guides.ts .storybook/mock-api/** axe-core yaml',
  },
  'scripts/vite/boot-script.ts': `${tooling} ${declarations} src/boot/boot-plan.ts src/lib/{api,queries}/** src/runtime/list/list-search.ts scripts/vite/**`,
  'generators/**': {
    imports: `${tooling} ${declarations} generators/** src/lib/{api,dates}/** scripts/{vite,checks}/** magicast plop yaml scripts/descriptors/{rules,link-rules,navigation-rules,path-rules,placeholders}.ts server/resource-tables.ts server/generic/migration-files.ts`,
    tests:
      'scripts/testing/** src/theme/** server/generic/migrations.ts server/{database,migrations,testing}/** kysely',
  },
  '.storybook/**': `${tooling} ${views} ${declarations} .storybook/** src/{runtime,theme}/** scripts/{props,vite}/** scripts/checks/{ledger,tree}.ts @storybook/** storybook/** {axe-core,ivya,sonner,vitest}{,/**} virtual:**`,
  '.storybook/replay/**': {
    imports: `${views} .storybook/** src/{app,runtime}/** @tanstack/react-query virtual:**`,
    tests: 'resources/**',
  },
  'e2e/**': `${tooling} scripts/{testing,budgets}/** src/fields/{generator,sample-pdf}.ts src/schema/dictionary.ts src/lib/i18n/i18n.ts locales/** otpauth read-excel-file/node @playwright/test playwright-core @axe-core/playwright axe-core`,
  'bench/**': `${tooling} ${declarations} bench/** scripts/** server/** generators/rehearsal/tree-copy.ts src/lib/i18n/i18n.ts {@hono,hono,kysely,playwright-core,react,react-dom}{,/**}`,
  'e2e/{faults,monkey}/**': `${tooling} ${declarations} e2e/** server/seed/random.ts src/fields/generators.ts scripts/testing/** src/lib/i18n/i18n.ts locales/** @playwright/test playwright-core`,
  'e2e/kinds/**': `${tooling} e2e/* src/fields/generators.ts generators/** scripts/testing/** src/lib/i18n/i18n.ts @playwright/test`,
};

const testing = 'vitest @storybook/react-vite storybook/** react react-dom/**';

const isOneOf = (path: string, globs = '') => globs.split(' ').some((glob) => matchesGlob(path, glob));

/** Finds imports that the layer of their file does not allow. */
export function findForbiddenImports(imports: readonly Import[]): Violation[] {
  return imports.flatMap((each) => {
    const why = reasonAgainst(each);
    return why === undefined ? [] : [`${each.from} imports ${each.specifier}: ${why}`];
  });
}

function reasonAgainst({ from, specifier, to }: Import): string | undefined {
  const [, found] = Object.entries(layers).findLast(([files]) => isOneOf(from, files)) ?? [];
  const layer: Layer | undefined = typeof found === 'string' ? { imports: found } : found;
  if (layer === undefined) return from.includes('/') ? 'its folder belongs to no layer' : undefined;
  if (specifier.startsWith('../')) return 'Import across folders by alias (#kit/button/button.tsx).';
  const isTest = isTestCode(from);
  const file = to.split('?')[0] ?? '';
  if (isTestCode(file) && !isTest && /^(src|server|resources)\//.test(from))
    return 'Tests, stories and guides are not part of the product.';
  const isOwn = dirname(file) === dirname(from) || file.startsWith(`${dirname(from)}/`);
  const isListed = isOneOf(file, layer.imports) || (isTest && isOneOf(file, `${testing} ${layer.tests}`));
  if (!isTest && isOneOf(file, layer.except)) return `it may not import ${layer.except}`;
  return isOwn || isListed ? undefined : `it may import only ${layer.imports}`;
}
