import { brandHue } from './brand.ts';
import type { Step } from './ramps.ts';
import { mapRoles, type Role, rolesIn, rolesOf } from './roles.ts';
import { tokens } from './tokens.ts';

/** A token in the format of the Design Tokens Community Group (2025.10). Without a type, its value names another token. */
export interface DesignToken {
  readonly $type?: string;
  readonly $value: unknown;
}

/** Tokens by name, in groups. */
export interface DesignTokens {
  readonly [name: string]: DesignToken | DesignTokens;
}

type Category = Readonly<Record<string, { readonly value: unknown }>>;

/** Returns a name as the format allows it: dots separate the groups of a reference. */
const allowed = (name: string) => name.replaceAll('.', ',');

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
      return token === undefined ? [] : [[allowed(name), token]];
    }),
  );

const groups = rolesOf(brandHue);

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
const theme = (of: keyof Role): DesignTokens =>
  mapRoles(groups, (role) => ({ $value: `{ramp.${role[of].name}}` }));

/** Returns the tokens of the theme in the format that design tools read. */
export const designTokens = (): DesignTokens => ({
  ramp: ramps(),
  light: theme('light'),
  dark: theme('dark'),
  spacing: inFormat(tokens.spacing, dimension),
  sizes: inFormat(tokens.sizes, dimension),
  radii: inFormat(tokens.radii, dimension),
  borderWidths: inFormat(tokens.borderWidths, dimension),
  fonts: inFormat(tokens.fonts, family),
  fontSizes: inFormat(tokens.fontSizes, dimension),
  fontWeights: inFormat(tokens.fontWeights, weight),
  lineHeights: inFormat(tokens.lineHeights, number),
  zIndex: inFormat(tokens.zIndex, number),
  durations: inFormat(tokens.durations, duration),
  easings: inFormat(tokens.easings, easing),
});
