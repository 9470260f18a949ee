import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { bootScript } from './scripts/vite/boot-script.ts';
import { compileHints } from './scripts/vite/compile-hints.ts';
import { dividedDictionary } from './scripts/vite/divided-dictionary.ts';
import { recipeStyles } from './scripts/vite/recipe-styles.ts';
import { resourceModules } from './scripts/vite/resource-modules.ts';
import { sharedKinds } from './scripts/vite/shared-kinds.ts';

const packages = (...names: string[]) => names.map((name) => `/node_modules/${name}/`);
const folders = (layer: string, ...names: string[]) => names.map((name) => `/src/${layer}/${name}`);

/**
 * Two files: what every page needs, and what every page of a signed-in administrator needs. Fifty small files compress
 * worse and arrive later. The imports of these modules come along. Everything else comes with its screen or on intent.
 */
const chunks = [
  [
    'base',
    [
      '/resources/paths/session.ts',
      ...packages('react', 'react-dom', 'scheduler', 'use-sync-external-store'),
      ...packages('@tanstack/react-router', '@tanstack/router-core', '@tanstack/history', '@tanstack/store'),
      ...packages('@tanstack/react-store'),
      ...folders('lib', 'code/', 'errors/', 'notify/', 'api/api-error', 'api/envelope'),
      // Texts with markup need i18next. Plain texts do not. The sentences of a question load with it.
      /\/src\/lib\/i18n\/(?!library|rich-text|sentences)/,
      // Tokens of another tab are rare: the module that finds their owner loads when the page is idle.
      /\/src\/lib\/session\/(?!token-owner\.ts)/,
      ...folders('routes', 'tree', 'gate', 'url-search'),
      // What watches over the pages loads when the page is idle.
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
        'text-input/',
        'visually-hidden/',
      ),
      ...packages('lucide/dist/esm/icons/eye.mjs').map((path) => path.slice(0, -1)),
      /\/styled-system\/(?:recipes\/(?:create-recipe|brand-mark|button|card|empty-state|field|icon|icon-button|link|spinner|text-input|visually-hidden)|helpers)\.m?js$/,
      'vite/preload-helper',
    ],
  ],
  [
    'admin',
    [
      ...packages('@tanstack/query-core', '@tanstack/react-query'),
      ...packages('zod', 'date-fns'),
      ...folders('routes', 'resource-loaders', 'list-route'),
      ...folders('shell', ''),
      // Only forms and questions need these.
      /\/src\/schema\/(?!served-at|schemas|problem-text)/,
      ...sharedKinds(),
    ],
  ],
] as const;

/** Builds the back-office as static files in `dist/`. The server decides on address and port. */
export default defineConfig({
  plugins: [
    resourceModules(),
    dividedDictionary(),
    recipeStyles(),
    react(),
    bootScript(),
    compileHints(chunks.map(([name]) => name)),
  ],
  /** Vite finds these late, because only lazy imports lead to them, and would reload the page then. */
  optimizeDeps: {
    include: [
      ...[
        'carousel',
        'combobox',
        'date-picker',
        'dialog',
        'file-upload',
        'listbox',
        'locale',
        'menu',
        'popover',
        'portal',
        'qr-code',
        'select',
        'tabs',
        'tooltip',
      ].map((part) => `@ark-ui/react/${part}`),
      '@visx/scale',
      '@visx/shape',
      'sonner',
      'write-excel-file/universal',
      '@simplewebauthn/browser',
    ],
  },
  build: {
    target: 'es2022',
    sourcemap: false,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: chunks.map(([name, parts], index) => ({
            name,
            test: (id: string) =>
              parts.some((part) => (typeof part === 'string' ? id.includes(part) : part.test(id))),
            priority: chunks.length - index,
          })),
        },
      },
    },
  },
});
