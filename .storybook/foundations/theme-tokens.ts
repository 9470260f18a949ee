import { contrast } from '#theme/contrast.ts';
import { semanticTokens } from '#theme/semantic-tokens.ts';

/** The two themes, as the tokens name them. */
export const themes = [
  { id: 'base', name: 'Light' },
  { id: '_dark', name: 'Dark' },
] as const;
type ThemeId = (typeof themes)[number]['id'];

/** A colour with its value in each theme. */
interface ColourToken {
  name: string;
  value: Readonly<Record<ThemeId, string>>;
}

/** Returns the tokens of nested categories whose value has the type, each with its path as name. */
export function tokensIn<Value>(
  node: object,
  isValue: (value: unknown) => value is Value,
  path: readonly string[] = [],
): { name: string; value: Value }[] {
  return Object.entries(node).flatMap(([key, child]: [string, unknown]) => {
    if (typeof child !== 'object' || child === null) return [];
    const here = [...path, key];
    if (!('value' in child)) return tokensIn(child, isValue, here);
    return isValue(child.value) ? [{ name: here.join('.'), value: child.value }] : [];
  });
}

const isThemed = (value: unknown): value is ColourToken['value'] =>
  typeof value === 'object' && value !== null && themes.every(({ id }) => id in value);

/** Every colour of the theme, in the theme's order. */
export const colours = tokensIn(semanticTokens.colors, isThemed);

/** The colours of one group: `bg`, `fg`, `accent`. */
export const coloursOf = (group: string) => colours.filter(({ name }) => name.split('.')[0] === group);

/** The groups in the theme's order. */
export const groups = [...new Set(colours.map(({ name }) => name.split('.')[0] ?? ''))];

/** The groups that are tones: they have a solid background with its text, and a tint with its text. */
const tones = groups.filter((group) => coloursOf(group).some(({ name }) => name === `${group}.solid`));

/** A colour on a background, with the contrast that it must have. */
export interface ColourPair {
  foreground: ColourToken;
  background: ColourToken;
  minimum: 4.5 | 3;
}

/** Returns a token by its name. */
export const colour = (name: string) => colours.find((token) => token.name === name);

/** Returns every pair of the named colours. */
export const pairsOf = (
  foregrounds: readonly string[],
  backgroundNames: readonly string[],
  minimum: 4.5 | 3,
): ColourPair[] =>
  foregrounds.flatMap((foregroundName) =>
    backgroundNames.flatMap((backgroundName) => {
      const [foreground, background] = [colour(foregroundName), colour(backgroundName)];
      return foreground && background ? [{ foreground, background, minimum }] : [];
    }),
  );

const names = (group: string) => coloursOf(group).map(({ name }) => name);

/** The backgrounds for every text: all except the backdrop and the inverted one. */
export const backgrounds = names('bg').filter((name) => !/overlay|inverted/.test(name));

/** The text colours for every background. */
export const texts = [
  ...names('fg').filter((name) => name !== 'fg.inverted'),
  ...tones.map((tone) => `${tone}.fg`),
];

/** Text on the solid background of a tone, at rest and under the pointer, and text on its tint. */
export const tonePairs = tones.flatMap((tone) => [
  ...pairsOf([`${tone}.onSolid`], [`${tone}.solid`, `${tone}.solidHover`], 4.5),
  ...pairsOf([`${tone}.fg`, 'fg.default'], [`${tone}.subtle`], 4.5),
]);

/** Frames of controls, the focus ring and the colours of charts. */
export const controlPairs = pairsOf(
  ['border.control', 'focus.ring', ...names('chart')],
  ['bg.canvas', 'bg.surface'],
  3,
);

/** Text on the inverted background. */
export const invertedPairs = pairsOf(['fg.inverted'], ['bg.inverted'], 4.5);

/** Returns the contrast of two tokens in a theme. */
export const ratioOf = (foreground: ColourToken, background: ColourToken, theme: ThemeId) =>
  contrast(foreground.value[theme], background.value[theme]);
