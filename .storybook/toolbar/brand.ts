import { brandHue, brandRadius } from '#theme/brand.ts';
import { coloursOf, type ThemeId } from '#theme/colour-pairs.ts';
import { radiiOf } from '#theme/tokens.ts';
import { setStyles, variableOf } from './styles.ts';

/** The hues that the toolbar offers, in degrees, beside that of the brand. */
export const hues = { red: 25, orange: 55, green: 150, teal: 195, blue: 250, pink: 350 } as const;

/** The radii that the toolbar offers, in pixels, beside that of the brand. */
export const corners = { square: 0, small: 3, round: 12 } as const;

const chosenOf = (values: Readonly<Record<string, number>>, choice: unknown, ofBrand: number) =>
  values[String(choice)] ?? ofBrand;

/** Returns the hue of a choice in the toolbar, in degrees. */
export const hueOf = (choice: unknown): number => chosenOf(hues, choice, brandHue);

/** Returns the radius of a choice in the toolbar, in pixels. */
const radiusOf = (choice: unknown) => chosenOf(corners, choice, brandRadius);

/** Returns the values of the theme's variables in one of its themes, for the hue and the radius of a brand. */
const declarations = (id: ThemeId, hue: number, radius: number) =>
  [
    ...coloursOf(hue).map(({ name, value }) => `${variableOf(name)}: ${value[id]};`),
    ...Object.entries(radiiOf(radius)).map(([name, { value }]) => `--radii-${name}: ${value};`),
  ].join(' ');

/** Shows the product with another hue or other corners. Its rules are weaker than those of forced colours. */
export function applyBrand(hue: unknown, corner: unknown): void {
  const [degrees, radius] = [hueOf(hue), radiusOf(corner)];
  const isOwn = degrees === brandHue && radius === brandRadius;
  const inTheme = (theme: string, id: ThemeId) =>
    `html[data-theme=${theme}] { ${declarations(id, degrees, radius)} }`;
  setStyles('brand', isOwn ? '' : `${inTheme('light', 'base')} ${inTheme('dark', '_dark')}`);
}
