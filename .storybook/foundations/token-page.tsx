import type { CSSProperties } from 'react';
import { textRecipe } from '#kit/text/text.recipe.ts';
import { Text, type TextProps } from '#kit/text/text.tsx';
import { member } from '#schema/objects.ts';
import { breakpoints } from '#theme/conditions.ts';
import { semanticTokens } from '#theme/semantic-tokens.ts';
import { textStyles } from '#theme/text-styles.ts';
import { tokens } from '#theme/tokens.ts';
import { bar, keysOf, Part, type PartProps, readable, Sheet, tokensOf } from './parts.tsx';

/** Returns the tokens of a category whose value is a length, smallest first. */
const lengthsIn = (...category: Parameters<typeof tokensOf>) =>
  tokensOf(...category)
    .filter(({ value }) => /^0$| px$/.test(String(value)))
    .sort((one, other) => Number.parseFloat(String(one.value)) - Number.parseFloat(String(other.value)));

/** The values of each text style, by its name. */
const styleValues = new Map(
  Object.entries(textStyles).flatMap(([name, style]) =>
    'value' in style
      ? [[name, style.value] as const]
      : Object.entries(style).map(([part, { value }]) => [`${name}.${part}`, value] as const),
  ),
);

const { variant: variants = {} } = textRecipe.variants ?? {};

/** Returns the name of the text style that a variant has. */
const styleOf = (variant: string) => String(member(variants[variant], 'textStyle'));

/** Returns the custom property with which a square plays an animation. */
const playing = (animation: string): CSSProperties & Record<'--fd-animation', string> => ({
  '--fd-animation': animation,
});

/** The curve of an easing: time from left to right, progress from bottom to top. */
function Curve({ easing }: { easing: string }) {
  const [x1 = 0, y1 = 0, x2 = 1, y2 = 1] = (/\(([^)]+)\)/.exec(easing)?.[1] ?? '').split(',').map(Number);
  const at = (x: number, y: number) => `${x * 96 + 2} ${98 - y * 96}`;
  return (
    <svg viewBox="0 0 100 100" className="fd-curve" aria-hidden="true">
      <path d={`M${at(0, 1)} L${at(0, 0)} L${at(1, 0)}`} />
      <path d={`M${at(0, 0)} C${at(x1, y1)} ${at(x2, y2)} ${at(1, 1)}`} />
    </svg>
  );
}

const shadowTexts: Readonly<Record<string, string>> = {
  none: 'Part of the page.',
  raised: 'A card.',
  pressed: 'A pressed control: the edge moves inwards, the background and its contrast stay.',
  overlay: 'A menu, a dialog or a toast: it is above the page, and a ring marks its edge.',
};

const layerTexts: Readonly<Record<string, string>> = {
  tooltip: 'Texts about the element under the pointer',
  toast: 'Messages of the product, above everything that the user opened',
  menu: 'Menus and lists of options, also inside a dialog',
  dialog: 'Modal windows',
  overlay: 'The backdrop between a dialog and the page',
  drawer: 'The navigation of a small screen',
  header: 'The header of the page, which stays while the page scrolls',
  raised: 'Sticky cells of a table',
  base: 'The page',
};

const parts: readonly PartProps[] = [
  {
    title: 'Text styles',
    category: 'textStyles',
    text: 'A component uses a style, never a size. Fourteen pixels is the reading size of a dense table.',
    rows: keysOf<NonNullable<TextProps['variant']>>(variants)
      .filter((name) => name !== 'inherit')
      .map((name) => ({
        name: styleOf(name),
        value: Object.values(styleValues.get(styleOf(name)) ?? {}).join(' / '),
        sample: <Text variant={name}>Les informations personnelles de cet utilisateur « 1 234,50 € »</Text>,
      })),
  },
  {
    title: 'Font sizes',
    category: 'fontSizes',
    text: 'The theme has them in rem, so that they follow the text size of the browser. Here they are in pixels of the default size.',
    rows: tokensOf(tokens.fontSizes, (value) => <span style={{ fontSize: value }}>Tableau de bord</span>),
  },
  {
    title: 'Font weights',
    category: 'fontWeights',
    rows: tokensOf(tokens.fontWeights, (value) => (
      <span style={{ fontWeight: Number(value) }}>Tableau de bord</span>
    )),
  },
  { title: 'Line heights', category: 'lineHeights', rows: tokensOf(tokens.lineHeights) },
  {
    title: 'Letter spacings',
    category: 'letterSpacings',
    rows: tokensOf(tokens.letterSpacings, (value) => (
      <span style={{ letterSpacing: value }}>Tableau de bord</span>
    )),
  },
  {
    title: 'Font families',
    category: 'fonts',
    text: 'One family, which is part of the product (`src/theme/brand.ts`).',
    rows: tokensOf(tokens.fonts, (value) => (
      <span style={{ fontFamily: value }}>Àâäçéèêëîïôöùûüÿœæ « 1 234,50 € »</span>
    )),
  },
  {
    title: 'Spacing',
    category: 'spacing',
    text: 'For gaps, paddings and small sizes. One step is four pixels. Half steps exist below sixteen pixels, for dense rows. Above, the steps grow, so that two distances are either equal or clearly different.',
    rows: lengthsIn(tokens.spacing, (value) => bar(value)),
  },
  {
    title: 'Heights of controls',
    category: 'sizes',
    text: 'They are larger on a touch screen and on a small one, for fingers.',
    rows: Object.entries(semanticTokens.sizes.control).map(([name, { value }]) => {
      const { base, _touch } = typeof value === 'string' ? { base: value, _touch: value } : value;
      const text = `${readable(base)} · touch ${readable(_touch)}`;
      return { name: `control.${name}`, value: text, sample: bar('6rem', base) };
    }),
  },
  {
    title: 'Widths',
    category: 'sizes',
    text: 'Of columns of text, panels and the page. The bars have half the width.',
    rows: lengthsIn(tokens.sizes, (value) => bar(`calc(${value} / 2)`)).filter(
      ({ name }) => !Object.hasOwn(tokens.spacing, name),
    ),
  },
  {
    title: 'Breakpoints',
    text: 'Below the first, the sidebar becomes a drawer. A table follows its own width: it becomes cards where it is narrower than 640 pixels.',
    rows: Object.entries(breakpoints).map(([name, value]) => ({ name, value: readable(value) })),
  },
  {
    title: 'Radii',
    category: 'radii',
    text: 'Larger things have larger corners: a badge is small, a control medium, a card large. Content is never rounder than its container.',
    tiles: tokensOf(tokens.radii, (value) => <span className="fd-corner" style={{ borderRadius: value }} />),
  },
  {
    title: 'Borders',
    category: 'borders',
    text: 'One line, in the colour of its role.',
    tiles: tokensOf(semanticTokens.borders, (_, name) => (
      <span className="fd-corner" style={{ border: `var(--borders-${name})` }} />
    )),
  },
  {
    title: 'Border widths',
    category: 'borderWidths',
    rows: tokensOf(tokens.borderWidths, (value) => bar('100%', value)),
  },
  {
    title: 'Shadows',
    category: 'shadows',
    text: 'Two levels of elevation, and an inset for what is pressed, in the theme that the toolbar shows. A shadow means that something is above something else. It is never decoration.',
    tiles: keysOf(semanticTokens.shadows).map((name) => ({
      name,
      value: shadowTexts[name],
      sample: <span className="fd-raised" style={{ boxShadow: `var(--shadows-${name})` }} />,
    })),
  },
  {
    title: 'Durations',
    category: 'durations',
    text: 'Motion shows where something comes from, or that something is loading. It is short, and it stops with reduced motion. Leaving is faster than entering. A millisecond is a pixel here.',
    rows: tokensOf(tokens.durations, (value) => bar(Number.parseFloat(value))),
  },
  {
    title: 'Easings',
    category: 'easings',
    tiles: tokensOf(tokens.easings, (value) => <Curve easing={value} />),
  },
  {
    title: 'Animations',
    category: 'animations',
    text: 'Each plays while its square has the pointer or focus.',
    tiles: tokensOf(tokens.animations, (value, name) => (
      <button type="button" className="fd-stage" aria-label={`Play ${name}`}>
        <span style={playing(value)} />
      </button>
    )),
  },
  {
    title: 'Layers',
    category: 'zIndex',
    text: 'The order in which elements cover each other, from front to back. It is fixed here, so that no component sets a larger number than another.',
    rows: tokensOf(tokens.zIndex, (_, name) => layerTexts[name]).toSorted(
      (one, other) => Number(other.value) - Number(one.value),
    ),
  },
];

/** The tokens that are not colours. */
export const TokenPage = () => (
  <Sheet
    title="Tokens"
    lead="The styles of text, distances, corners, shadows, motion and layers of the theme, as its files have them. Below the name of each token is the one that Figma shows."
  >
    {parts.map((part) => (
      <Part key={part.title} {...part} />
    ))}
  </Sheet>
);
