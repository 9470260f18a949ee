import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { resourceModules } from './scripts/vite/resource-modules.ts';
import { wordsInParts } from './scripts/vite/words-in-parts.ts';

const packages = (...names: string[]) => names.map((name) => `/node_modules/${name}/`);
const rooms = (layer: string, ...names: string[]) => names.map((name) => `/src/${layer}/${name}`);

/**
 * What every page needs, and what every page behind the gate needs, in one file each: fifty small ones compress
 * worse and arrive later. What they import comes along; whatever is in neither comes with its screen or on intent.
 */
const chunks = [
  [
    'base',
    [
      '/resources/paths/session.ts',
      ...packages('react', 'react-dom', 'scheduler', 'i18next', 'react-i18next', 'use-sync-external-store'),
      ...packages('@tanstack/react-router', '@tanstack/router-core', '@tanstack/history', '@tanstack/store'),
      ...packages('@tanstack/react-store'),
      ...rooms('lib', 'i18n/', 'errors/', 'notify/', 'api/api-error', 'api/envelope'),
      // Tokens of another tab are rare: the module that finds their owner loads when the page is idle.
      /\/src\/lib\/session\/(?!token-owner\.ts)/,
      ...rooms('routes', 'tree', 'gate', 'url-search'),
      ...rooms('app', ''),
      ...rooms('pages', 'errors/'),
      // What the login page shares with the pages behind the gate: left to those, it would fetch all of theirs.
      ...rooms(
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
      ...packages('lucide-react/dist/esm/icons/eye.mjs').map((path) => path.slice(0, -1)),
      /\/styled-system\/(?:recipes\/(?:create-recipe|brand-mark|button|card|empty-state|field|icon|icon-button|link|spinner|text-input|visually-hidden)|helpers)\.m?js$/,
      'vite/preload-helper',
    ],
  ],
  [
    'admin',
    [
      ...packages('@tanstack/query-core', '@tanstack/react-query'),
      ...packages('zod', 'date-fns'),
      ...rooms('routes', 'resource-loaders', 'list-route'),
      ...rooms('shell', ''),
      /\/src\/schema\/(?!served-at)/,
      // The data halves of the kinds: alone, each would be a file of a few bytes. One that a single entity or two
      // hold comes with these, and what only an input needs with the input.
      /\/src\/fields\/(?!account|external-link|gallery|invoice-lines|percent|period|price-list|recurring-price|upload)([\w-]+)\/\1\.ts$/,
    ],
  ],
] as const;

/** The back-office as static files in `dist/`. The API's address and port are the server's business. */
export default defineConfig({
  plugins: [resourceModules(), wordsInParts(), react()],
  /** Reached by lazy imports only, so unseen at the start: found late, they would reload the page under one's hands. */
  optimizeDeps: {
    include: [
      ...['carousel', 'combobox', 'dialog', 'file-upload', 'menu', 'portal', 'select', 'tabs', 'tooltip'].map(
        (part) => `@ark-ui/react/${part}`,
      ),
      '@visx/scale',
      '@visx/shape',
      'sonner',
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
