import { brandColours } from './brand.ts';
import { figmaName, withoutDots } from './figma-name.ts';
import type { Step } from './ramps.ts';
import { mapRoles, type Role, rolesIn, rolesOf } from './roles.ts';
import { semanticTokens } from './semantic-tokens.ts';
import { textStyles } from './text-styles.ts';
import { tokens } from './tokens.ts';

/** A token in the format of the Design Tokens Community Group (2025.10). Without a type, its value names another token. */
export interface DesignToken {
  readonly $type?: string;
  readonly $value: unknown;
  /** What the format cannot express. */
  readonly $description?: string;
  readonly $extensions?: { readonly 'com.figma': { readonly name: string } };
}

/** Tokens by name, in groups. */
export interface DesignTokens {
  readonly [name: string]: DesignToken | DesignTokens;
}

type Category = Readonly<Record<string, { readonly value: unknown }>>;

/** Returns a colour in sRGB. */
function color(hex: string): DesignToken {
  const channels = [1, 3, 5, 7].map(
    (start) => Number.parseInt(hex.slice(start, start + 2) || 'ff', 16) / 255,
  );
  const [alpha = 1] = channels.splice(3);
  const $value = { colorSpace: 'srgb', components: channels, alpha, hex: hex.slice(0, 7) };
  return { $type: 'color', $value };
}

/** Returns a length or a time; undefined for a value in a unit that the format does not have. */
function quantity(css: string, $type: string, units: readonly string[]): DesignToken | undefined {
  const [, number, unit = units[0]] = /^(-?[\d.]+)([a-z]*)$/.exec(css) ?? [];
  if (number === undefined || unit === undefined || !units.includes(unit || 'px')) return undefined;
  return { $type, $value: { value: Number(number), unit: unit || 'px' } };
}

const dimension = (value: unknown) => quantity(String(value), 'dimension', ['px', 'rem']);
const duration = (value: unknown) => quantity(String(value), 'duration', ['ms', 's']);
const number = (value: unknown): DesignToken => ({ $type: 'number', $value: value });
/** The format has no `em`: a letter spacing is a share of the size of its text. */
const share = (value: unknown): DesignToken => ({
  $type: 'number',
  $value: Number.parseFloat(String(value)),
  $description: 'em',
});
const weight = (value: unknown): DesignToken => ({ $type: 'fontWeight', $value: value });
const family = (value: unknown): DesignToken => ({
  $type: 'fontFamily',
  $value: String(value)
    .split(',')
    .map((name) => name.trim().replaceAll("'", '')),
});
const easing = (value: unknown): DesignToken => ({
  $type: 'cubicBezier',
  $value: String(value)
    .replace(/^cubic-bezier\((.*)\)$/, '$1')
    .split(',')
    .map(Number),
});

/** Returns the tokens of a category, without those that the format cannot express, e.g. the height of the screen. */
const inFormat = (category: Category, write: (value: unknown) => DesignToken | undefined): DesignTokens =>
  Object.fromEntries(
    Object.entries(category).flatMap(([name, { value }]) => {
      const token = write(value);
      return token === undefined ? [] : [[withoutDots(name), token]];
    }),
  );

const groups = rolesOf(brandColours);

/** Returns the ramps: every step that a role has in a theme. */
function ramps(): DesignTokens {
  const all: Record<string, Record<string, DesignToken>> = {};
  const add = ({ name, value }: Step) => {
    const [ramp = '', lightness = ''] = name.split('.');
    all[ramp] = { ...all[ramp], [lightness]: color(value) };
  };
  for (const group of Object.values(groups))
    for (const { light, dark } of Object.values(rolesIn(group))) [light, dark].forEach(add);
  return all;
}

/** Returns the colours of a theme by role, each as the step of a ramp. */
const colours = (of: keyof Role): DesignTokens =>
  mapRoles(groups, (role) => ({ $value: `{ramp.${role[of].name}}` }));

/** Returns one of the shadows that lie over each other, e.g. `inset 0 1px 2px #14151d29`. */
function shadowLayer(css: string) {
  const parts = css.split(' ').filter((part) => part !== 'inset');
  const [offsetX, offsetY, blur, spread = '0'] = parts.slice(0, -1);
  const lengths = Object.entries({ offsetX, offsetY, blur, spread }).map(([name, length]) => [
    name,
    dimension(length)?.$value,
  ]);
  return {
    color: color(parts.at(-1) ?? '').$value,
    ...Object.fromEntries(lengths),
    inset: css.startsWith('inset'),
  };
}

/** Returns the shadows of a theme; without `none`, for which the format has no value. */
function shadows(theme: 'base' | '_dark'): DesignTokens {
  const values = Object.entries(semanticTokens.shadows).map(([name, { value }]) => [
    name,
    { value: typeof value === 'string' ? value : value[theme] },
  ]);
  return inFormat(Object.fromEntries(values), (value) =>
    value === 'none' ? undefined : { $type: 'shadow', $value: String(value).split(', ').map(shadowLayer) },
  );
}

type TextStyle = Readonly<Partial<Record<string, string>>>;

/** Returns a text style. What it does not set is as the browser has it. */
function typography(style: TextStyle): DesignToken {
  const {
    fontFamily = 'sans',
    fontSize = 'md',
    fontWeight = 'regular',
    lineHeight,
    letterSpacing,
    ...rest
  } = style;
  const spacings: Category = tokens.letterSpacings;
  const sizes: Category = tokens.fontSizes;
  const em = Number.parseFloat(String(spacings[letterSpacing ?? '']?.value ?? 0));
  const rem = em * Number.parseFloat(String(sizes[fontSize]?.value));
  const others = Object.entries(rest).map(([name, value]) => `${name}: ${value}`);
  return {
    $type: 'typography',
    $value: {
      fontFamily: `{fonts.${fontFamily}}`,
      fontSize: `{fontSizes.${fontSize}}`,
      fontWeight: `{fontWeights.${fontWeight}}`,
      lineHeight: `{lineHeights.${lineHeight}}`,
      letterSpacing: { value: Math.round(rem * 10_000) / 10_000, unit: 'rem' },
    },
    ...(others.length > 0 && { $description: others.join(', ') }),
  };
}

/** Returns the text styles of a group. */
const typographies = (group: object): DesignTokens =>
  Object.fromEntries(
    Object.entries(group).map(([name, part]) => [
      name,
      'value' in part ? typography(part.value) : typographies(part),
    ]),
  );

const isToken = (part: DesignToken | DesignTokens): part is DesignToken => '$value' in part;

/** Returns the tokens of a category with their names in Figma. */
const named = (category: string, group: DesignTokens, path: readonly string[] = []): DesignTokens =>
  Object.fromEntries(
    Object.entries(group).map(([name, part]) => {
      const below = [...path, name];
      if (!isToken(part)) return [name, named(category, part, below)];
      const extension = { 'com.figma': { name: figmaName(category, below.join('.')) } };
      return [name, { ...part, $extensions: extension }];
    }),
  );

/** Returns categories with the names of their tokens in Figma. */
const allNamed = (categories: Readonly<Record<string, DesignTokens>>): DesignTokens =>
  Object.fromEntries(
    Object.entries(categories).map(([category, group]) => [category, named(category, group)]),
  );

/** The tokens that depend on the theme. It is a mode of a variable in Figma, so names do not have it. */
const themed = (theme: 'light' | 'dark', id: 'base' | '_dark'): DesignTokens =>
  allNamed({ colors: colours(theme), shadows: shadows(id) });

/** Returns the tokens of the theme in the format that design tools read. */
export const designTokens = (): DesignTokens => ({
  ramp: named('ramp', ramps()),
  light: themed('light', 'base'),
  dark: themed('dark', '_dark'),
  ...allNamed({
    textStyles: typographies(textStyles),
    spacing: inFormat(tokens.spacing, dimension),
    sizes: inFormat(tokens.sizes, dimension),
    radii: inFormat(tokens.radii, dimension),
    borderWidths: inFormat(tokens.borderWidths, dimension),
    fonts: inFormat(tokens.fonts, family),
    fontSizes: inFormat(tokens.fontSizes, dimension),
    fontWeights: inFormat(tokens.fontWeights, weight),
    lineHeights: inFormat(tokens.lineHeights, number),
    letterSpacings: inFormat(tokens.letterSpacings, share),
    zIndex: inFormat(tokens.zIndex, number),
    durations: inFormat(tokens.durations, duration),
    easings: inFormat(tokens.easings, easing),
  }),
});
