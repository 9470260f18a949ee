import type { BrandColours } from './solids.ts';

/*
 * What makes the product that of one company: another brand changes only this file. The titles of pages, the header, the
 * styles, the logo, the favicon, the names in authenticator apps and Storybook follow.
 */

/** The name of the product, as it stands beside the logo and in the titles of pages. */
export const brandName = 'Administration';

/** The theme says how light each colour of the hue is. A brand that needs one exact colour on its buttons adds `solid: '#ffe45c'`. */
export const brandColours: BrandColours = { hue: 278 };

/** The radius of a control in pixels, from 0 to 18. The others follow from it. */
export const brandRadius = 6;

export const brandFont = {
  name: 'Inter Variable',
  /** The Latin letters alone: French needs no others. */
  file: '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
  weights: '100 900',
  /** The measures that give Arial the proportions of the font, for pages that do without it. */
  fallback: { ascent: '90.2%', descent: '22.48%', size: '107.4%' },
};

/** The logo in a square of 24 units: a line, and the outlines of its dots. */
export const brandMark = {
  line: 'M7 18h6.5a3.25 3.25 0 0 0 0-6.5h-3a3.25 3.25 0 0 1 0-6.5',
  dots: 'M5 18a2 2 0 1 0 4 0a2 2 0 1 0-4 0M13.5 5a2 2 0 1 0 4 0a2 2 0 1 0-4 0',
};
