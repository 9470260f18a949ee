import { clampChroma, converter, formatHex, parse } from 'culori';
import { contrast } from './contrast.ts';
import type { Step } from './ramps.ts';

/** The colours of a brand. */
export interface BrandColours {
  /** The hue of the accent, and faintly of the neutral colours, in degrees of OKLCH: 25 is red, 150 green, 278 indigo. */
  readonly hue: number;
  /** The exact colour of the main button and of the logo, e.g. `#ffe45c`. Without it, they have the accent of the hue. */
  readonly solid?: string;
}

/** A solid background, the same under the pointer, and the colour of the text on it. */
export interface Solid {
  readonly solid: Step;
  readonly solidHover: Step;
  readonly onSolid: Step;
}

/** How much lighter or darker a background is under the pointer, in the lightness of OKLCH. */
const hoverShift = 0.06;

const oklch = converter('oklch');

/** Returns the exact colour of a brand. Throws if it is no opaque colour. */
function readColour(solid: string) {
  const parsed = parse(solid);
  if (parsed === undefined || (parsed.alpha ?? 1) < 1)
    throw new Error(`The colour ${solid} of the brand is no opaque colour. Write it like #ffe45c.`);
  return parsed;
}

/**
 * Returns the solid background in the exact colour of a brand; undefined if the brand has none. Its text is white if that
 * stands out, else black: one of them does on every colour. Under the pointer it becomes darker, or lighter where the text
 * needs that or the colour is nearly black.
 */
export function exactSolid({ solid }: BrandColours, white: Step, black: Step): Solid | undefined {
  if (solid === undefined) return undefined;
  const colour = readColour(solid);
  const value = formatHex(colour);
  const onSolid = contrast(white.value, value) >= 4.5 ? white : black;
  const { l, c, h = 0 } = oklch(colour);
  const hovers = (l < 0.3 ? [hoverShift] : [-hoverShift, hoverShift]).map((by) =>
    formatHex(clampChroma({ mode: 'oklch', l: Math.min(l + by, 1), c, h }, 'oklch')),
  );
  return {
    solid: { name: 'brand.solid', value },
    solidHover: {
      name: 'brand.solidHover',
      value: hovers.find((hover) => contrast(onSolid.value, hover) >= 4.5) ?? value,
    },
    onSolid,
  };
}

/** Returns the exact solid background if it stands out on the backgrounds of a theme, else that of the hue. */
export const whereSeen = (exact: Solid | undefined, ofHue: Solid, backgrounds: readonly Step[]) =>
  exact !== undefined && backgrounds.every((each) => contrast(exact.solid.value, each.value) >= 3)
    ? exact
    : ofHue;
