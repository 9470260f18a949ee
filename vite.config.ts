import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { bootScript } from './scripts/vite/boot-script.ts';
import { brand } from './scripts/vite/brand.ts';
import { chunkGroups, firstChunks, preloadedWith } from './scripts/vite/chunks.ts';
import { compileHints } from './scripts/vite/compile-hints.ts';
import { dividedDictionary } from './scripts/vite/divided-dictionary.ts';
import { kindViews } from './scripts/vite/kind-views.ts';
import { listedParts } from './scripts/vite/later-parts.ts';
import { listedDescriptors } from './scripts/vite/listed-descriptors.ts';
import { pageSettings } from './scripts/vite/page-settings.ts';
import { recipeStyles } from './scripts/vite/recipe-styles.ts';
import { resourceModules } from './scripts/vite/resource-modules.ts';
import { withoutUnusedParts } from './scripts/vite/unused-parts.ts';

/** Builds the back-office as static files in `dist/`. The server decides on address and port. */
export default defineConfig({
  plugins: [
    listedDescriptors(),
    resourceModules(),
    kindViews(),
    dividedDictionary(),
    recipeStyles(),
    pageSettings(),
    brand(),
    withoutUnusedParts(),
    react(),
    bootScript(),
    listedParts(firstChunks),
    compileHints(firstChunks),
  ],
  /** React has the hook itself. The shim is for versions before 18. */
  resolve: {
    alias: { 'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector' },
  },
  /** Vite finds these late, because only lazy imports lead to them, and would reload the page then. */
  optimizeDeps: {
    include: [
      ...[
        'accordion',
        'carousel',
        'combobox',
        'date-picker',
        'dialog',
        'hover-card',
        'listbox',
        'locale',
        'menu',
        'popover',
        'portal',
        'qr-code',
        'select',
        'tabs',
        'toggle-group',
        'tooltip',
      ].map((part) => `@ark-ui/react/${part}`),
      '@visx/scale',
      '@visx/shape',
      'sonner',
      'write-excel-file/universal',
      '@simplewebauthn/browser',
    ],
  },
  /** `Features.LightDark` of Lightning CSS: beside each `color-scheme` it writes variables for `light-dark()`, which no style uses. */
  css: { lightningcss: { exclude: 2 ** 20 } },
  build: {
    target: 'es2022',
    // The style sheet uses `:has()`, which older browsers do not know.
    cssTarget: ['chrome111', 'edge111', 'firefox121', 'safari16.4'],
    sourcemap: false,
    modulePreload: { polyfill: false, resolveDependencies: preloadedWith },
    rolldownOptions: {
      output: {
        codeSplitting: { groups: chunkGroups() },
        // The usual eight characters of a hash cost bytes wherever code names a file.
        entryFileNames: 'assets/[name]-[hash:7].js',
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
      },
    },
  },
});
