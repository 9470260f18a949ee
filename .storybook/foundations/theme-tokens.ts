import { contrast } from '#theme/contrast.ts';
import { semanticTokens } from '#theme/semantic-tokens.ts';

/** The two themes, as the tokens name them. */
export const themes = [
  { id: 'base', name: 'Light' },
  { id: '_dark', name: 'Dark' },
] as const;
export type ThemeId = (typeof themes)[number]['id'];

/** A colour by its role, with what it is in each theme. */
export interface ColourToken {
  name: string;
  value: Readonly<Record<ThemeId, string>>;
}

const isPair = (node: unknown): node is { value: Record<ThemeId, string> } =>
  typeof node === 'object' && node !== null && 'value' in node;

function flatten(node: object, path: readonly string[]): ColourToken[] {
  return Object.entries(node).flatMap(([key, child]: [string, unknown]) => {
    const here = [...path, key];
    if (isPair(child)) return [{ name: here.join('.'), value: child.value }];
    return typeof child === 'object' && child !== null ? flatten(child, here) : [];
  });
}

/** Every colour of the theme, in the theme's order. */
export const colours = flatten(semanticTokens.colors, []);

/** The colours of one group: `bg`, `fg`, `accent`. */
export const coloursOf = (group: string) => colours.filter(({ name }) => name.split('.')[0] === group);

/** The groups in the theme's order. */
export const groups = [...new Set(colours.map(({ name }) => name.split('.')[0] ?? ''))];

/** Groups that are a tone: a solid ground with its text, and a text with its tint. */
export const tones = groups.filter((group) => coloursOf(group).some(({ name }) => name === `${group}.solid`));

const byName = new Map(colours.map((colour) => [colour.name, colour]));

/** A pair that is drawn together, with the contrast that it must have. */
export interface ColourPair {
  ink: ColourToken;
  ground: ColourToken;
  least: 4.5 | 3;
}

const pairs = (inks: readonly string[], grounds: readonly string[], least: 4.5 | 3): ColourPair[] =>
  inks.flatMap((inkName) =>
    grounds.flatMap((groundName) => {
      const ink = byName.get(inkName);
      const ground = byName.get(groundName);
      return ink && ground ? [{ ink, ground, least }] : [];
    }),
  );

const names = (group: string) => coloursOf(group).map(({ name }) => name);

/** Grounds that carry every text; a veil and the inverted ground are not among them. */
export const grounds = names('bg').filter((name) => !/overlay|inverted/.test(name));
/** Texts that stand on any of them. */
export const texts = [
  ...names('fg').filter((name) => name !== 'fg.inverted'),
  ...tones.map((tone) => `${tone}.fg`),
];

/** Text on a tone: on its solid ground at rest and pointed at, and in its own colour on its tint. */
export const tonePairs = tones.map((tone) => ({
  tone,
  pairs: [
    ...pairs([`${tone}.onSolid`], [`${tone}.solid`, `${tone}.solidHover`], 4.5),
    ...pairs([`${tone}.fg`, 'fg.default'], [`${tone}.subtle`], 4.5),
  ],
}));

/** What is seen rather than read: frames of controls, the focus ring, the inks of a plot. */
export const controlPairs = pairs(
  ['border.control', 'focus.ring', ...names('chart')],
  ['bg.canvas', 'bg.surface'],
  3,
);

export const invertedPairs = pairs(['fg.inverted'], ['bg.inverted'], 4.5);

/** The contrast of two tokens in a theme. */
export const ratioOf = (ink: ColourToken, ground: ColourToken, theme: ThemeId) =>
  contrast(ink.value[theme], ground.value[theme]);

/** A token by its name. */
export const colour = (name: string) => byName.get(name);
