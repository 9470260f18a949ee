import { create, type ThemeVars } from 'storybook/theming';
import { brandRadius } from '#theme/brand.ts';
import { colour, coloursOf, type ThemeId } from '#theme/colour-pairs.ts';
import type { BrandColours } from '#theme/solids.ts';
import { tokens } from '#theme/tokens.ts';
import { type Globals, themeOf } from './apply.ts';
import { coloursOfChoice } from './brand.ts';

/** Returns Storybook's theme for docs pages: the product's light or dark colours, with the colours of a brand. */
function inTheme(id: ThemeId, brand: BrandColours): ThemeVars {
  const colours = coloursOf(brand);
  const value = (name: string) => colour(name, colours).value[id];
  return create({
    base: id === 'base' ? 'light' : 'dark',
    colorPrimary: value('accent.solid'),
    colorSecondary: value('accent.fg'),
    appBg: value('bg.canvas'),
    appContentBg: value('bg.surface'),
    appPreviewBg: value('bg.canvas'),
    appBorderColor: value('border.default'),
    appBorderRadius: brandRadius,
    textColor: value('fg.default'),
    textMutedColor: value('fg.muted'),
    barBg: value('bg.surface'),
    barTextColor: value('fg.muted'),
    barSelectedColor: value('accent.fg'),
    barHoverColor: value('accent.fg'),
    inputBg: value('bg.surface'),
    inputBorder: value('border.control'),
    inputTextColor: value('fg.default'),
    inputBorderRadius: brandRadius,
    fontBase: tokens.fonts.sans.value,
    fontCode: tokens.fonts.mono.value,
  });
}

/** Returns the theme of Storybook's own parts of a docs page, in the colours of the product, for the choices of the toolbar. */
export const themeOfDocs = ({ theme, brand }: Globals): ThemeVars =>
  inTheme(themeOf(theme) === 'dark' ? '_dark' : 'base', coloursOfChoice(brand));
