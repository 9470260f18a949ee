import { dashed } from '#schema/names.ts';
import { brandHue, brandRadius } from '#theme/brand.ts';
import { coloursOf } from '#theme/colour-pairs.ts';
import { radiiOf } from '#theme/tokens.ts';

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

/** The variables of the theme that are set, and what for. */
let applied = '';
const variables = new Set<string>();

/** Shows the product with another hue or other corners: the variables of the theme, on the root of the page. */
export function applyBrand(theme: string, hue: unknown, corner: unknown): void {
  const chosen = JSON.stringify([theme, hueOf(hue), radiusOf(corner)]);
  const isOwn = hueOf(hue) === brandHue && radiusOf(corner) === brandRadius;
  if (applied === (isOwn ? '' : chosen)) return;
  const { style } = document.documentElement;
  for (const name of variables) style.removeProperty(name);
  variables.clear();
  applied = isOwn ? '' : chosen;
  if (isOwn) return;
  const set = (name: string, value: string) => {
    variables.add(name);
    style.setProperty(name, value);
  };
  for (const { name, value } of coloursOf(hueOf(hue)))
    set(`--colors-${dashed(name.replaceAll('.', '-'))}`, value[theme === 'dark' ? '_dark' : 'base']);
  for (const [name, { value }] of Object.entries(radiiOf(radiusOf(corner)))) set(`--radii-${name}`, value);
}
