import { create, type ThemeVars } from 'storybook/theming';
import { semanticTokens } from '#theme/semantic-tokens.ts';
import { tokens } from '#theme/tokens.ts';
import { themeOf } from './apply.ts';

const { bg, fg, border, accent } = semanticTokens.colors;

const inTheme = (id: 'base' | '_dark'): ThemeVars =>
  create({
    base: id === 'base' ? 'light' : 'dark',
    colorPrimary: accent.solid.value[id],
    colorSecondary: accent.fg.value[id],
    appBg: bg.canvas.value[id],
    appContentBg: bg.surface.value[id],
    appPreviewBg: bg.canvas.value[id],
    appBorderColor: border.default.value[id],
    appBorderRadius: 8,
    textColor: fg.default.value[id],
    textMutedColor: fg.muted.value[id],
    barBg: bg.surface.value[id],
    barTextColor: fg.muted.value[id],
    barSelectedColor: accent.fg.value[id],
    barHoverColor: accent.fg.value[id],
    inputBg: bg.surface.value[id],
    inputBorder: border.control.value[id],
    inputTextColor: fg.default.value[id],
    inputBorderRadius: 6,
    fontBase: tokens.fonts.sans.value,
    fontCode: tokens.fonts.mono.value,
  });

const themes = { light: inTheme('base'), dark: inTheme('_dark') };

/** Returns the theme of Storybook's own parts of a docs page, in the colours of the product. */
export const themeOfDocs = (choice: unknown): ThemeVars =>
  themeOf(choice) === 'dark' ? themes.dark : themes.light;
