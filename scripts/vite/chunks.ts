import { sharedKinds } from './shared-kinds.ts';

/** A part of the path of a module, or a pattern of it. */
type Part = string | RegExp;

const packages = (...names: string[]) => names.map((name) => `/node_modules/${name}/`);
const folders = (layer: string, ...names: string[]) => names.map((name) => `/src/${layer}/${name}`);

/**
 * Two files: what every page needs, and what every page of a signed-in administrator needs. Fifty small files compress
 * worse and arrive later. The files also contain what these modules import. Everything else loads with its screen or on
 * intent.
 */
const first: readonly (readonly [name: string, parts: readonly Part[]])[] = [
  [
    'base',
    [
      '/resources/paths/session.ts',
      ...packages('react', 'react-dom', 'scheduler', 'use-sync-external-store'),
      ...packages('@tanstack/react-router', '@tanstack/router-core', '@tanstack/history', '@tanstack/store'),
      ...packages('@tanstack/react-store'),
      ...folders('lib', 'code/', 'errors/', 'notify/notify', 'api/api-error', 'api/envelope'),
      // Texts with markup need i18next. Plain texts do not. The sentences of a question load with it.
      /\/src\/lib\/i18n\/(?!library|rich-text|sentences)/,
      // Without what loads when the page is idle: it signs out, finds the owner of the tokens of another tab, and makes calls in
      // the background.
      /\/src\/lib\/session\/(?!in-background|later|one-time-codes|sign-out|token-owner)/,
      ...folders('routes', 'tree', 'gate', 'url-search'),
      ...folders('runtime', 'links/router-link'),
      // Without `late`: it loads when any page is idle.
      /\/src\/app\/(?!late\/)/,
      ...folders('pages', 'errors/', 'login/use-second-step'),
      // The login page shares these with the other pages: in the second file, they would make it load all of that.
      ...folders(
        'kit',
        'brand-mark/',
        'button/',
        'card/',
        'icon/',
        'icon-button/',
        'link/',
        'spinner/',
        'text-input/text-input',
        'visually-hidden/',
      ),
      '/node_modules/lucide/dist/esm/icons/eye.mjs',
      /\/styled-system\/(?:recipes\/(?:create-recipe|brand-mark|button|card|empty-state|field|icon|icon-button|link|spinner|text-input|visually-hidden)|helpers)\.m?js$/,
      'vite/preload-helper',
    ],
  ],
  [
    'admin',
    [
      // Without the code for several queries at once, which only the palette uses.
      /\/@tanstack\/(?:query-core|react-query)\/(?!.*(?:queriesObserver|useQueries)\.js)/,
      ...packages('zod'),
      // The list of users shows ratings. Without these lines, their star would be in the file `icons`, with those of
      // later parts. It also shows emails, which would be a file of their own once another resource has some.
      ...folders('fields', 'email/email.ts', 'email/email.views'),
      ...folders('kit', 'rating/'),
      '/node_modules/lucide/dist/esm/icons/star.mjs',
      ...folders('routes', 'resource-loaders', 'list-route'),
      // The palette, the shortcuts, the list of the account and its choices load on intent, further entries later.
      /\/src\/shell\/(?!account-list|all-entries|theme|panels|navigation-filter|settings-pages|explain-actions|letters|press-key|shortcut-)/,
      // Only forms, questions, the palette, saved views and the choices of users need these.
      /\/src\/schema\/(?!ascending|columns-text|densities|draft-schemas|entered-notation|filter-values|match-path|names|preferences|served-at|schemas|problem-text|search-terms|view-state)/,
      ...sharedKinds().map((kind) => `/src/fields/${kind}/${kind}.ts`),
    ],
  ],
];

/** The files that every page needs first. */
export const firstChunks = first.map(([name]) => name);

/**
 * What several later parts share. A module is in the file only if at least `minShareCount` parts share it. With one
 * file per shared module, the name of a file in the list of later parts would often be longer than its code, and a
 * dialog would request a dozen files.
 */
const later: readonly (readonly [name: string, minShareCount: number, parts: readonly Part[]])[] = [
  [
    'overlay',
    3,
    ['/node_modules/@ark-ui/', /\/node_modules\/@zag-js\/(?!popper\/)/, '/kit/use-first-match.'],
  ],
  ['placement', 2, packages('@floating-ui', '@zag-js/popper')],
  [
    'entry',
    2,
    [
      ...folders('kit', 'field/', 'form-layout/', 'password-input/'),
      ...folders('lib', 'focus/', 'submission/use-single-submission'),
    ],
  ],
  // What the login page shares with the pages of codes.
  [
    'login',
    2,
    [
      /\/src\/pages\/login\/(?:entered-email|sign-in-fields|use-enter|use-submission)\./,
      ...folders('kit', 'centred-page/'),
      '/styled-system/recipes/centred-page.',
    ],
  ],
  [
    'writes',
    2,
    [
      ...folders('kit', 'confirm-dialog/'),
      ...folders('lib', 'submission/', 'proof/', 'queries/'),
      /\/src\/runtime\/(?:record\/(?:use-record-now|problem-messages)|factors\/(?:proof|challenge))\.ts$/,
    ],
  ],
  [
    'record',
    2,
    [
      ...folders('kit', 'description-list/', 'print-area/'),
      ...folders('runtime', 'record/', 'related/', 'history/', 'detail/'),
      // The frame of a slider, in forms and filters. The slider itself loads when it is shown.
      ...folders('fields', 'typed-slider'),
      ...folders('kit', 'slider/slider.'),
      '/styled-system/recipes/slider.',
    ],
  ],
  // The cards above some lists are those of the dashboard.
  [
    'figures',
    1,
    [
      ...folders('kit', 'stat-card/'),
      ...folders('runtime', 'figures/', 'list/list-figures.'),
      '/styled-system/recipes/stat-card.',
    ],
  ],
  [
    'live',
    2,
    [
      ...folders('lib', 'connection/', 'live/'),
      ...folders(
        'runtime',
        'columns/kept-list',
        'links/resource-entries',
        'news/news-check',
        'news/watch-records',
        'waits/waits',
        'waits/use-wait',
        'waits/sums-query',
      ),
      'virtual:resource-waits',
    ],
  ],
  ['paths', 2, ['/resources/paths/']],
  ['icons', 2, packages('lucide')],
];

const matches = (parts: readonly Part[]) => (id: string) =>
  parts.some((part) => (typeof part === 'string' ? id.includes(part) : part.test(id)));

/** Returns the groups of modules that are one file each. The bundler divides the others by the parts that load them. */
export function chunkGroups() {
  const groups = [
    ...first.map(([name, parts]) => ({ name, test: matches(parts) })),
    ...later.map(([name, minShareCount, parts]) => ({ name, minShareCount, test: matches(parts) })),
  ];
  return groups.map((group, index) => ({ ...group, priority: groups.length - index }));
}

/** Returns the files to load together with a part. Every page has the first file already. */
export const preloadedWith = (_: string, files: string[]) =>
  files.filter((file) => !/\/(?:base|rolldown-runtime)-/.test(file));
