import { brandColours, brandRadius } from '#theme/brand.ts';
import { coloursOf, type ThemeId } from '#theme/colour-pairs.ts';
import type { BrandColours } from '#theme/solids.ts';
import { radiiOf } from '#theme/tokens.ts';
import { setStyles, variableOf } from './styles.ts';

/** The colours that the toolbar offers beside those of the brand: hues, and two that are too light for a white text. */
export const brands: Readonly<Record<string, BrandColours>> = {
  red: { hue: 25 },
  orange: { hue: 55 },
  green: { hue: 150 },
  teal: { hue: 195 },
  blue: { hue: 250 },
  pink: { hue: 350 },
  yellow: { hue: 98, solid: '#ffe45c' },
  lime: { hue: 126, solid: '#b9f34b' },
};

/** The radii that the toolbar offers, in pixels, beside that of the brand. */
export const corners: Readonly<Record<string, number>> = { square: 0, small: 3, round: 12, pill: 18 };

/** Returns the colours of a choice in the toolbar. */
export const coloursOfChoice = (choice: unknown): BrandColours => brands[String(choice)] ?? brandColours;

/** Returns the values of the theme's variables in one of its themes, for the colours and the radius of a brand. */
const declarations = (id: ThemeId, brand: BrandColours, radius: number) =>
  [
    ...coloursOf(brand).map(({ name, value }) => `${variableOf(name)}: ${value[id]};`),
    ...Object.entries(radiiOf(radius)).map(([name, { value }]) => `--radii-${name}: ${value};`),
  ].join(' ');

/** Shows the product with other colours or other corners. Its rules are weaker than those of forced colours. */
export function applyBrand(choice: unknown, corner: unknown): void {
  const [brand, radius] = [coloursOfChoice(choice), corners[String(corner)] ?? brandRadius];
  const isOwn = brand === brandColours && radius === brandRadius;
  const inTheme = (theme: string, id: ThemeId) =>
    `html[data-theme=${theme}] { ${declarations(id, brand, radius)} }`;
  setStyles('brand', isOwn ? '' : `${inTheme('light', 'base')} ${inTheme('dark', '_dark')}`);
}
