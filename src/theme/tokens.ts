import { defineTokens } from '@pandacss/dev';
import { brandFont, brandRadius } from './brand.ts';
import { pageWidth } from './page-width.ts';

/** Spacing: one step is 4 px. Half steps exist under 16 px, for dense rows. */
const spacing = {
  0: { value: '0' },
  0.5: { value: '0.125rem' },
  1: { value: '0.25rem' },
  1.5: { value: '0.375rem' },
  2: { value: '0.5rem' },
  2.5: { value: '0.625rem' },
  3: { value: '0.75rem' },
  3.5: { value: '0.875rem' },
  4: { value: '1rem' },
  5: { value: '1.25rem' },
  6: { value: '1.5rem' },
  7: { value: '1.75rem' },
  8: { value: '2rem' },
  10: { value: '2.5rem' },
  12: { value: '3rem' },
  16: { value: '4rem' },
  24: { value: '6rem' },
};

/** The name of the font that a page has without the one of the brand. */
export const fallbackFont = 'Brand Fallback';

/** Half the height of a control, in pixels: its ends are round then. The design was not tried with more. */
const largestRadius = 18;

/** Returns the corners that follow from the radius of a control, in pixels. Throws for a radius that the design cannot bear. */
export function radiiOf(radius: number) {
  if (!(radius >= 0 && radius <= largestRadius))
    throw new Error(
      `The brand's radius is ${radius}. It is a number of pixels from 0 (square) to ${largestRadius} (round).`,
    );
  return {
    sm: { value: `${Math.round((radius * 2) / 3)}px` },
    md: { value: `${radius}px` },
    lg: { value: `${Math.round((radius * 5) / 3)}px` },
  };
}

/** The scales. Colours have no scale: see the roles in semantic-tokens.ts. */
export const tokens = defineTokens({
  colors: {
    transparent: { value: 'transparent' },
    current: { value: 'currentColor' },
  },
  spacing: { ...spacing, auto: { value: 'auto' } },
  sizes: {
    ...spacing,
    9: { value: '2.25rem' },
    11: { value: '2.75rem' },
    14: { value: '3.5rem' },
    20: { value: '5rem' },
    auto: { value: 'auto' },
    full: { value: '100%' },
    screenHeight: { value: '100dvh' },
    xs: { value: '20rem' },
    sm: { value: '24rem' },
    md: { value: '30rem' },
    lg: { value: '41rem' },
    xl: { value: '57rem' },
    page: { value: `${pageWidth / 16}rem` },
    sidebar: { value: '15rem' },
    header: { value: '3.25rem' },
  },
  fonts: {
    sans: {
      value: `'${brandFont.name}', '${fallbackFont}', system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif`,
    },
    mono: { value: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace' },
  },
  fontSizes: {
    xs: { value: '0.75rem' },
    sm: { value: '0.8125rem' },
    md: { value: '0.875rem' },
    lg: { value: '1rem' },
    xl: { value: '1.25rem' },
    '2xl': { value: '1.5rem' },
  },
  fontWeights: {
    regular: { value: 400 },
    medium: { value: 500 },
    semibold: { value: 600 },
  },
  lineHeights: {
    none: { value: 1 },
    tight: { value: 1.25 },
    snug: { value: 1.35 },
    normal: { value: 1.45 },
  },
  letterSpacings: {
    tight: { value: '-0.02em' },
    snug: { value: '-0.011em' },
  },
  radii: {
    none: { value: '0' },
    ...radiiOf(brandRadius),
    full: { value: '9999px' },
  },
  borderWidths: {
    thick: { value: '2px' },
  },
  zIndex: {
    raised: { value: 1 },
    header: { value: 100 },
    drawer: { value: 200 },
    overlay: { value: 300 },
    dialog: { value: 310 },
    menu: { value: 400 },
    toast: { value: 500 },
    tooltip: { value: 600 },
  },
  durations: {
    fast: { value: '100ms' },
    normal: { value: '160ms' },
  },
  easings: {
    out: { value: 'cubic-bezier(0.2, 0, 0, 1)' },
    in: { value: 'cubic-bezier(0.4, 0, 1, 1)' },
  },
  animations: {
    spin: { value: 'spin 0.8s linear infinite' },
    pulse: { value: 'pulse 1.6s cubic-bezier(0.4, 0, 0.6, 1) infinite' },
    progress: { value: 'progress 1.1s cubic-bezier(0.4, 0, 0.2, 1) infinite' },
    fadeIn: { value: 'fadeIn 160ms cubic-bezier(0.2, 0, 0, 1)' },
    fadeOut: { value: 'fadeOut 100ms cubic-bezier(0.4, 0, 1, 1)' },
    popIn: { value: 'popIn 160ms cubic-bezier(0.2, 0, 0, 1)' },
    popOut: { value: 'popOut 100ms cubic-bezier(0.4, 0, 1, 1)' },
    riseIn: { value: 'riseIn 240ms cubic-bezier(0.2, 0, 0, 1)' },
    sinkOut: { value: 'sinkOut 160ms cubic-bezier(0.4, 0, 1, 1)' },
    slideInStart: { value: 'slideInStart 240ms cubic-bezier(0.2, 0, 0, 1)' },
    slideOutStart: { value: 'slideOutStart 160ms cubic-bezier(0.4, 0, 1, 1)' },
    slideInEnd: { value: 'slideInEnd 240ms cubic-bezier(0.2, 0, 0, 1)' },
    slideOutEnd: { value: 'slideOutEnd 160ms cubic-bezier(0.4, 0, 1, 1)' },
  },
});
