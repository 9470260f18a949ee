import { contrast } from './contrast.ts';
import { semanticTokens } from './semantic-tokens.ts';

/** The two themes, as the tokens name them. */
export const themes = [
  { id: 'base', name: 'Light' },
  { id: '_dark', name: 'Dark' },
] as const;
type ThemeId = (typeof themes)[number]['id'];

/** A colour with its value in each theme. */
export interface Colour {
  /** Its group and its role, e.g. `fg.muted`. */
  readonly name: string;
  readonly value: Readonly<Record<ThemeId, string>>;
}

/** The colours of each group, in the theme's order. */
export const colourGroups = Object.entries(semanticTokens.colors).map(([group, roles]) => ({
  group,
  colours: Object.entries('value' in roles ? { '': roles } : roles).map(
    ([role, { value }]): Colour => ({ name: role === '' ? group : `${group}.${role}`, value }),
  ),
}));

/** Every colour of the theme. */
export const colours = colourGroups.flatMap((group) => group.colours);

/** Returns a colour by its name. Throws if the theme has none. */
export function colour(name: string): Colour {
  const found = colours.find((each) => each.name === name);
  if (found === undefined) throw new Error(`The theme has no colour ${name}.`);
  return found;
}

/** Two colours that a reader must tell apart. */
export interface ColourPair {
  readonly foreground: Colour;
  readonly background: Colour;
  /** The contrast that they must have (WCAG 2.2). */
  readonly minimum: 4.5 | 3;
}

/** Returns the pairs of each foreground with each background. */
const pairs = (foregrounds: string[], backgrounds: string[], minimum: ColourPair['minimum']): ColourPair[] =>
  foregrounds.flatMap((foreground) =>
    backgrounds.map((background) => ({
      foreground: colour(foreground),
      background: colour(background),
      minimum,
    })),
  );

const tones = ['accent', 'danger', 'success', 'warning', 'info'];

const backgrounds = ['bg.canvas', 'bg.surface', 'bg.subtle', 'bg.muted', 'bg.hover', 'bg.selected'];

/** Every text on every background. Disabled text is exempt. */
export const textPairs = pairs(
  ['fg.default', 'fg.muted', 'fg.subtle', ...tones.map((tone) => `${tone}.fg`)],
  backgrounds,
  4.5,
);

/** Text on the solid background of a tone, at rest and under the pointer, on its tint, and on the inverted background. */
export const tonePairs = [
  ...tones.flatMap((tone) => [
    ...pairs([`${tone}.onSolid`], [`${tone}.solid`, `${tone}.solidHover`], 4.5),
    ...pairs([`${tone}.fg`, 'fg.default'], [`${tone}.subtle`], 4.5),
  ]),
  ...pairs(['fg.inverted'], ['bg.inverted'], 4.5),
];

/**
 * Frames of controls and the focus ring on every background, the frame of an error or of an open control where fields are,
 * and the colours of charts on the page and on a card.
 */
export const controlPairs = [
  ...pairs(['border.control', 'focus.ring'], backgrounds, 3),
  ...pairs(['danger.solid', 'accent.solid'], ['bg.canvas', 'bg.surface', 'bg.subtle', 'bg.hover'], 3),
  ...pairs(['chart.first', 'chart.second', 'chart.third'], ['bg.canvas', 'bg.surface'], 3),
];

/** Returns the contrast of a pair in a theme. */
export const contrastOf = ({ foreground, background }: ColourPair, theme: ThemeId) =>
  contrast(foreground.value[theme], background.value[theme]);
