import { defineGlobalFontface } from '@pandacss/dev';
import { brandFont } from './brand.ts';
import { fallbackFont } from './tokens.ts';

const { name, file, weights, fallback } = brandFont;

/**
 * The font of the brand, which travels with the product. If it comes after the first text, it is shown from the next page on
 * (`src/app/late`): the letters of no substitute are as wide, so lines would break elsewhere and rows would move. A browser that has
 * it in its cache loads it first (`src/boot`); on a first visit the code would then come later.
 */
export const fonts = defineGlobalFontface({
  [`"${name}"`]: {
    fontStyle: 'normal',
    fontWeight: weights,
    fontDisplay: 'optional',
    src: `url("${file}") format("woff2")`,
  },
  /** Arial with the measures of the font, so that a page without it has the same proportions. */
  [`"${fallbackFont}"`]: {
    src: 'local("Arial"), local("Liberation Sans"), local("Helvetica")',
    ascentOverride: fallback.ascent,
    descentOverride: fallback.descent,
    lineGapOverride: '0%',
    sizeAdjust: fallback.size,
  },
});
