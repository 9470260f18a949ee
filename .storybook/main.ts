import { fileURLToPath } from 'node:url';
import type { StorybookConfig } from '@storybook/react-vite';
import { mergeConfig } from 'vite';
import { kitProps } from './vite/kit-props.ts';
import { productIcons } from './vite/product-icons.ts';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['./pages/*.mdx', './foundations/*.stories.tsx', '../src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: { sidebarOnboardingChecklist: false },
  viteFinal: (vite) =>
    mergeConfig(vite, {
      plugins: [kitProps(), productIcons()],
      resolve: {
        alias: { '@pandacss/dev': fileURLToPath(new URL('./vite/panda-identity.ts', import.meta.url)) },
      },
    }),
};

export default config;
