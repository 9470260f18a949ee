import { fileURLToPath } from 'node:url';
import type { StorybookConfig } from '@storybook/react-vite';
import { mergeConfig, type PluginOption } from 'vite';
import { dividedDictionary } from '#scripts/vite/divided-dictionary.ts';
import { kindViews } from '#scripts/vite/kind-views.ts';
import { listedParts } from '#scripts/vite/later-parts.ts';
import { listedDescriptors } from '#scripts/vite/listed-descriptors.ts';
import { layers } from '#scripts/vite/recipe-styles.ts';
import { withoutUnusedParts } from '#scripts/vite/unused-parts.ts';
import { docsModules } from './vite/docs-modules.ts';
import { searchNames } from './vite/search-names.ts';

/**
 * The names of the plugins that Storybook leaves out. Most split texts, views and descriptors into files for single pages: a story
 * renders a part of a page without the loader that would fetch these files. The last one leaves out what the product's own router
 * does not use: stories have others.
 */
const leftOut = [
  dividedDictionary().name,
  kindViews().name,
  listedDescriptors().name,
  listedParts([]).name,
  withoutUnusedParts().name,
];

/** Returns true for a plugin that is none of {@link leftOut}. */
const isKept = (plugin: PluginOption) => !(plugin && 'name' in plugin && leftOut.includes(plugin.name));

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['./pages/**/*.mdx', './{foundations,replay}/*.stories.tsx', '../src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  // Stories that look like another one are tests. A filter of the sidebar shows them.
  tags: { behaviour: { defaultFilterSelection: 'exclude' } },
  experimental_indexers: (indexers = []) => indexers.map(searchNames),
  // A built Storybook loads the styles of some components before those of the theme, so the order of layers comes first.
  previewHead: (head) => `${head}<style>${layers}</style>`,
  // The props of the kit are described by `docs/arg-types.ts`, from their types.
  typescript: { reactDocgen: false },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: { sidebarOnboardingChecklist: false },
  viteFinal: (vite) =>
    mergeConfig(
      { ...vite, plugins: vite.plugins?.filter(isKept) },
      {
        plugins: [docsModules()],
        resolve: {
          alias: { '@pandacss/dev': fileURLToPath(new URL('./vite/panda-identity.ts', import.meta.url)) },
        },
      },
    ),
};

export default config;
