import { fileURLToPath } from 'node:url';
import type { StorybookConfig } from '@storybook/react-vite';
import { mergeConfig, type PluginOption } from 'vite';
import { wordsInParts } from '#scripts/vite/words-in-parts.ts';
import { fieldOptions } from './vite/field-options.ts';
import { kitProps } from './vite/kit-props.ts';
import { productIcons } from './vite/product-icons.ts';

/** A story draws any part by itself, without the shell or the page that brings its words in the product's build. */
async function withWholeDictionary(plugins: PluginOption): Promise<PluginOption[]> {
  const given = await plugins;
  if (Array.isArray(given)) return (await Promise.all(given.map(withWholeDictionary))).flat();
  return given && 'name' in given && given.name === wordsInParts().name ? [] : [given];
}

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['./pages/*.mdx', './foundations/*.stories.tsx', '../src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: { sidebarOnboardingChecklist: false },
  viteFinal: async (vite) =>
    mergeConfig(
      { ...vite, plugins: await withWholeDictionary(vite.plugins ?? []) },
      {
        plugins: [kitProps(), fieldOptions(), productIcons()],
        resolve: {
          alias: { '@pandacss/dev': fileURLToPath(new URL('./vite/panda-identity.ts', import.meta.url)) },
        },
      },
    ),
};

export default config;
