import { brandColours } from './brand.ts';
import { contrast } from './contrast.ts';
import { rolesIn, rolesOf } from './roles.ts';
import type { BrandColours } from './solids.ts';

/** The two themes, as the tokens name them. */
export const themes = [
  { id: 'base', name: 'Light' },
  { id: '_dark', name: 'Dark' },
] as const;
export type ThemeId = (typeof themes)[number]['id'];

/** A colour with its value in each theme. */
export interface Colour {
  /** Its group and its role, e.g. `fg.muted`. */
  readonly name: string;
  readonly value: Readonly<Record<ThemeId, string>>;
}

/** Returns the colours of each group, in the theme's order, for the colours of a brand. */
export const colourGroupsOf = (brand: BrandColours) =>
  Object.entries(rolesOf(brand)).map(([group, roles]) => ({
    group,
    colours: Object.entries(rolesIn(roles)).map(
      ([role, { light, dark }]): Colour => ({
        name: role === '' ? group : `${group}.${role}`,
        value: { base: light.value, _dark: dark.value },
      }),
    ),
  }));

/** Returns every colour of the theme, for the colours of a brand. */
export const coloursOf = (brand: BrandColours = brandColours) =>
  colourGroupsOf(brand).flatMap((group) => group.colours);

/** Returns the colour of the product that has a name. Throws if the theme has none. */
export function colour(name: string, colours: readonly Colour[] = coloursOf()): Colour {
  const found = colours.find((each) => each.name === name);
  if (found === undefined) throw new Error(`The theme has no colour ${name}.`);
  return found;
}

/** Two colours that a reader must distinguish. */
export interface ColourPair {
  readonly foreground: Colour;
  readonly background: Colour;
  /** The contrast that they must have (WCAG 2.2). */
  readonly minimum: 4.5 | 3;
}

const tones = ['accent', 'danger', 'success', 'warning', 'info'];

const backgrounds = [
  'bg.canvas',
  'bg.surface',
  'bg.floating',
  'bg.subtle',
  'bg.muted',
  'bg.hover',
  'bg.selected',
];

/** Returns the pairs that must stand out, for the colours of a brand. */
export function colourPairsOf(brand: BrandColours = brandColours) {
  const colours = coloursOf(brand);
  /** Returns the pairs of each foreground with each background. */
  const pairs = (foregrounds: string[], behind: string[], minimum: ColourPair['minimum']): ColourPair[] =>
    foregrounds.flatMap((foreground) =>
      behind.map((background) => ({
        foreground: colour(foreground, colours),
        background: colour(background, colours),
        minimum,
      })),
    );
  return {
    /** Every text on every background. Disabled text is exempt. */
    texts: pairs(
      ['fg.default', 'fg.muted', 'fg.subtle', ...tones.map((tone) => `${tone}.fg`)],
      backgrounds,
      4.5,
    ),
    /** Text on the solid background of a tone, at rest and under the pointer, on its tint, and on the inverted background. */
    tones: [
      ...['brand', 'accent', 'danger'].flatMap((tone) =>
        pairs([`${tone}.onSolid`], [`${tone}.solid`, `${tone}.solidHover`], 4.5),
      ),
      ...tones.flatMap((tone) => pairs([`${tone}.fg`, 'fg.default'], [`${tone}.subtle`], 4.5)),
      ...pairs(['fg.inverted'], ['bg.inverted'], 4.5),
    ],
    /**
     * Frames of controls and the focus ring on every background, the frame of an error or of an open control where it is,
     * and the colours of charts on the page and on a card.
     */
    controls: [
      ...pairs(['border.control', 'focus.ring'], backgrounds, 3),
      ...pairs(['danger.solid', 'accent.solid'], ['bg.canvas', 'bg.surface', 'bg.subtle', 'bg.hover'], 3),
      ...pairs(['chart.first', 'chart.second', 'chart.third'], ['bg.canvas', 'bg.surface'], 3),
    ],
  };
}

/** Returns a pair as a text, e.g. `fg.muted on bg.canvas`. */
export const pairName = ({ foreground, background }: ColourPair) =>
  `${foreground.name} on ${background.name}`;

/** Returns the contrast of a pair in a theme. */
export const contrastOf = ({ foreground, background }: ColourPair, theme: ThemeId) =>
  contrast(foreground.value[theme], background.value[theme]);

/** Returns true if a pair stands out less than it must in a theme. */
export const isFaint = (pair: ColourPair, theme: ThemeId) => contrastOf(pair, theme) < pair.minimum;
