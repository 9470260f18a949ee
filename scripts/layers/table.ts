import { addresses, type Ban, type Layer } from './layer.ts';

const otherKinds: Ban = {
  group: ['#fields/*/**'],
  message: 'A kind knows no other kind: what they share is in src/fields, src/lib or src/kit.',
};
const layoutOnly: Ban = {
  group: ['#styled/**', '!#styled/patterns'],
  message: 'No styling here: use a kit part, or a pattern for the layout.',
};
const lib = ['schema'] as const;
const libMessage = 'lib serves the layers above it: it may import schema only.';

/**
 * Who may import whom. For each file the last layer that includes it decides, so rooms come after their house.
 * `npm run layers` writes it down for Biome.
 */
export const layers: readonly Layer[] = [
  {
    name: 'schema',
    includes: ['src/schema/**'],
    sees: ['schema', 'locales'],
    owns: ['dictionary'],
    data: true,
    message: "schema is the vocabulary: it may import zod and the dictionary's types, nothing else.",
  },
  {
    name: 'theme',
    includes: ['src/theme/**'],
    sees: ['theme'],
    data: true,
    message: "theme knows only Panda's types.",
  },
  {
    name: 'kit',
    includes: ['src/kit/**'],
    sees: ['kit', 'theme', 'styled'],
    owns: ['ark'],
    message: 'The kit knows no domain: it may import the theme and styled-system, nothing else of the house.',
    bans: [
      {
        group: ['zod', 'zod/**', '@tanstack/react-query', '@tanstack/react-router', '@tanstack/react-form'],
        message: 'The kit knows no schema, data, route or form: texts, links and handlers arrive as props.',
      },
    ],
  },
  {
    name: 'kit/toast',
    includes: ['src/kit/toast/**', '!**/*.stories.tsx'],
    sees: ['kit', 'theme', 'styled'],
    owns: ['sonner'],
    message: 'The kit knows no domain: it may import the theme and styled-system, nothing else of the house.',
    bans: [
      {
        group: ['zod', 'zod/**', '@tanstack/**'],
        message: 'The kit knows no schema, data, route or form: texts, links and handlers arrive as props.',
      },
    ],
  },
  {
    name: 'lib',
    includes: ['src/lib/**'],
    sees: ['lib', ...lib],
    message: libMessage,
    bans: [
      {
        group: ['@tanstack/**', '!@tanstack/react-query'],
        message: 'lib knows no router, form or table.',
      },
    ],
  },
  {
    name: 'lib/api',
    includes: ['src/lib/api/**'],
    sees: ['lib', ...lib],
    owns: ['ofetch'],
    message: libMessage,
  },
  {
    name: 'lib/i18n',
    includes: ['src/lib/i18n/**'],
    sees: ['lib', 'locales', ...lib],
    owns: ['i18next', 'dictionary'],
    message: libMessage,
  },
  {
    name: 'lib/notify',
    includes: ['src/lib/notify/**'],
    sees: ['lib', ...lib],
    owns: ['sonner'],
    message: libMessage,
  },
  {
    name: 'lib/dates',
    includes: ['src/lib/dates/**'],
    sees: ['lib', ...lib],
    owns: ['date-fns'],
    data: true,
    message: libMessage,
  },
  {
    name: 'lib/numbers',
    includes: ['src/lib/numbers/**'],
    sees: ['lib', ...lib],
    data: true,
    message: libMessage,
  },
  {
    name: 'fields',
    includes: ['src/fields/**'],
    sees: ['fields', 'schema', 'kit', 'lib', 'styled'],
    message:
      "A field's views may import kit, lib, styled-system and schema: never the runtime, pages or resources.",
  },
  {
    name: 'fields/<kind>',
    includes: ['src/fields/*/**'],
    sees: ['fields', 'schema', 'kit', 'lib', 'styled'],
    message:
      "A field's views may import kit, lib, styled-system and schema: never the runtime, pages or resources.",
    bans: [otherKinds],
  },
  {
    name: 'fields/<kind> data',
    includes: ['src/fields/*/**/*.ts', '!**/*.test.ts'],
    sees: ['fields', 'schema', 'lib'],
    data: true,
    message: 'The data half of a kind runs in Node too: schema, zod, lib/dates and lib/numbers only.',
    bans: [
      otherKinds,
      {
        group: ['#lib/**', '!#lib/dates/**', '!#lib/numbers/**'],
        message: 'The data half of a kind may use #lib/dates and #lib/numbers only.',
      },
      { group: ['./*.tsx'], message: 'The data half of a kind never sees its views.' },
    ],
  },
  {
    name: 'resources',
    includes: ['resources/**'],
    sees: ['resources', 'schema', 'fields'],
    data: true,
    message: 'Resources are data: the vocabulary and the field builders only.',
    bans: [
      {
        group: ['#fields/**/*.tsx', '#fields/views.ts', '#fields/inputs.ts'],
        message: 'Resources never see a view.',
      },
    ],
  },
  {
    name: 'runtime',
    includes: ['src/runtime/**'],
    sees: ['runtime', 'schema', 'fields', 'kit', 'lib', 'styled'],
    message: 'The runtime knows no resource and no page.',
    bans: [
      {
        group: ['#fields/*/**'],
        message: 'The runtime names no kind: ask the registries in src/fields.',
      },
      layoutOnly,
    ],
  },
  {
    name: 'runtime tests',
    includes: [
      'src/runtime/**/*.test.ts',
      'src/runtime/**/*.test.tsx',
      'src/runtime/**/*.stories.tsx',
      'src/runtime/testing/**',
    ],
    sees: ['runtime', 'schema', 'fields', 'kit', 'lib', 'styled'],
    message: 'The runtime is tried with a made-up resource, never with one of the product.',
  },
  {
    name: 'pages',
    includes: ['src/pages/**'],
    sees: ['pages', 'runtime', 'schema', 'kit', 'lib', 'resources', 'styled'],
    message:
      'A page sits above the runtime and below the routes; the shell and field kinds are not its business.',
    bans: [layoutOnly],
  },
  {
    name: 'pages/<page>',
    includes: ['src/pages/*/**'],
    sees: ['pages', 'runtime', 'schema', 'kit', 'lib', 'resources', 'styled'],
    message:
      'A page sits above the runtime and below the routes; the shell and field kinds are not its business.',
    bans: [layoutOnly, { group: ['#pages/**'], message: 'A page knows no other page.' }],
  },
  {
    name: 'shell',
    includes: ['src/shell/**'],
    sees: ['shell', 'runtime', 'schema', 'kit', 'lib', 'resources', 'styled'],
    message: 'The shell sits above the runtime and below the routes, beside the pages.',
    bans: [layoutOnly],
  },
  {
    name: 'routes and app',
    includes: ['src/routes/**', 'src/app/**'],
    sees: addresses.filter((address) => !['server', 'scripts', 'locales'].includes(address)),
    message: 'The browser never imports the server, and words come from #lib/i18n.',
    bans: [layoutOnly],
  },
  {
    name: 'server',
    includes: ['server/**'],
    sees: ['server', 'resources', 'schema', 'fields', 'locales'],
    owns: ['dictionary'],
    message: 'The server sees resources, schema and the data halves of fields only.',
    bans: [
      {
        group: ['#fields/**/*.tsx', '#fields/views.ts', '#fields/inputs.ts'],
        message: 'The server never sees a view.',
      },
    ],
  },
];
