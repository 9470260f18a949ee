import { defineConfig } from '@pandacss/dev';
import { recipes, slotRecipes } from './src/kit/recipes.ts';
import { breakpoints, conditions } from './src/theme/conditions.ts';
import { fonts } from './src/theme/fonts.ts';
import { globalCss } from './src/theme/global-css.ts';
import { keyframes } from './src/theme/motion.ts';
import { pandaHooks } from './src/theme/panda-hooks.ts';
import { semanticTokens } from './src/theme/semantic-tokens.ts';
import { textStyles } from './src/theme/text-styles.ts';
import { tokens } from './src/theme/tokens.ts';

/**
 * The base preset gives utilities and conditions; every token is ours, so nothing of Panda's own
 * palette reaches the style sheet. Variants are generated whole, as they arrive as props that no
 * static reading of the code could see.
 */
export default defineConfig({
  presets: ['@pandacss/preset-base'],
  include: ['./src/**/*.{ts,tsx}', './.storybook/**/*.{ts,tsx}'],
  exclude: ['./src/**/*.test.ts'],
  outdir: 'styled-system',
  outExtension: 'js',
  importMap: '#styled',
  strictTokens: true,
  strictPropertyValues: true,
  preflight: false,
  globalCss,
  globalFontface: fonts,
  conditions: { extend: conditions },
  theme: {
    extend: { tokens, semanticTokens, textStyles, keyframes, breakpoints, recipes, slotRecipes },
  },
  staticCss: { recipes: '*' },
  hooks: pandaHooks({ ...recipes, ...slotRecipes }),
});
