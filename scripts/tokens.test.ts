import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { coloursOf } from '#theme/colour-pairs.ts';
import { semanticTokens } from '#theme/semantic-tokens.ts';
import { textStyles } from '#theme/text-styles.ts';
import { tokens } from '#theme/tokens.ts';
import { namesIn } from './checks/tokens.ts';
import { root } from './root.ts';

const reference = z.string().check(z.regex(/^\{[^.{}]+(\.[^.{}]+)*\}$/));
const dimension = z.strictObject({ value: z.number(), unit: z.enum(['px', 'rem']) });
const part = z.number().check(z.minimum(0), z.maximum(1));
const color = z.strictObject({
  colorSpace: z.literal('srgb'),
  components: z.tuple([part, part, part]),
  alpha: part,
  hex: z.string().check(z.regex(/^#[\da-f]{6}$/)),
});
const shadow = z.strictObject({
  color,
  offsetX: dimension,
  offsetY: dimension,
  blur: dimension,
  spread: dimension,
  inset: z.boolean(),
});
const typography = z.strictObject({
  fontFamily: reference,
  fontSize: reference,
  fontWeight: reference,
  lineHeight: reference,
  letterSpacing: dimension,
});
const notes = {
  $description: z.optional(z.string()),
  // Figma takes no dot and no brace in a name.
  $extensions: z.strictObject({
    'com.figma': z.strictObject({ name: z.string().check(z.regex(/^[a-z-]+(\/[\w,-]+)+$/)) }),
  }),
};
const typed = <Type extends string, Value extends z.core.$ZodType>($type: Type, $value: Value) =>
  z.strictObject({ $type: z.literal($type), $value, ...notes });

/** A token in the format of the Design Tokens Community Group (2025.10). */
const token = z.union([
  z.discriminatedUnion('$type', [
    typed('color', color),
    typed('dimension', dimension),
    typed('duration', z.strictObject({ value: z.number(), unit: z.enum(['ms', 's']) })),
    typed('number', z.number()),
    typed('fontWeight', z.number()),
    typed('fontFamily', z.array(z.string())),
    typed('cubicBezier', z.tuple([part, z.number(), part, z.number()])),
    typed('shadow', z.array(shadow)),
    typed('typography', typography),
  ]),
  z.strictObject({ $value: reference, ...notes }),
]);
type Token = z.infer<typeof token>;

/** Reads every token of a group with its path, e.g. `light.colors.fg.muted`. Throws for what the format does not allow. */
const flat = (group: unknown, path: readonly string[] = []): [string, Token][] =>
  Object.entries(z.record(z.string(), z.looseObject({})).parse(group)).flatMap(
    ([name, part]): [string, Token][] => {
      expect(name).toMatch(/^[^$.{}][^.{}]*$/);
      const below = [...path, name];
      return '$value' in part ? [[below.join('.'), token.parse(part)]] : flat(part, below);
    },
  );

/** The tokens that the command writes. */
function readFile(): ReadonlyMap<string, Token> {
  const folder = mkdtempSync(join(tmpdir(), 'tokens-'));
  const out = join(folder, 'tokens.json');
  execFileSync(process.execPath, ['scripts/tokens.ts', '--out', out], { cwd: root });
  const text = readFileSync(out, 'utf8');
  rmSync(folder, { recursive: true });
  return new Map(flat(JSON.parse(text)));
}

const all = readFile();

/** Returns a value as CSS writes it, as a design tool does: references are followed. */
function css(value: Token['$value'] | z.infer<typeof color>): string {
  if (typeof value === 'number') return String(value);
  if (typeof value === 'string') {
    const named = all.get(value.slice(1, -1));
    if (named === undefined) throw new Error(`${value} names no token.`);
    return css(named.$value);
  }
  if ('hex' in value) {
    const alpha = Math.round(value.alpha * 255);
    return `${value.hex}${alpha === 255 ? '' : alpha.toString(16).padStart(2, '0')}`;
  }
  if ('unit' in value) return `${value.value}${value.unit}`;
  if ('fontSize' in value)
    return [value.fontSize, value.lineHeight, value.fontWeight, value.letterSpacing].map(css).join(' ');
  return value
    .map((each) => {
      if (typeof each !== 'object') return String(each);
      const lengths = [each.offsetX, each.offsetY, each.blur, each.spread].map(css);
      return [...(each.inset ? ['inset'] : []), ...lengths, css(each.color)].join(' ');
    })
    .join(', ');
}

/** Returns the values of a group of the file by their path below it. */
const back = (group: string) =>
  [...all]
    .filter(([path]) => path.startsWith(`${group}.`))
    .map(([path, { $value }]) => [path.slice(group.length + 1), css($value)]);

const themes = [
  ['light', 'base'],
  ['dark', '_dark'],
] as const;

test.each(themes)('the colours of the %s theme are read back from the file', (name, id) => {
  expect(back(`${name}.colors`)).toEqual(coloursOf().map((colour) => [colour.name, colour.value[id]]));
});

test.each(themes)('the shadows of the %s theme are read back from the file', (name, id) => {
  // The file has every unit, and every spread.
  const written = (layers: string) =>
    layers
      .split(', ')
      .map((layer) => layer.replaceAll(/(?<= |^)0(?= )/g, '0px'))
      .map((layer) => layer.replace(/^((?:inset )?(?:\S+ ){3})#/, '$10px #'))
      .join(', ');
  const { none: _, ...shadows } = semanticTokens.shadows;
  expect(back(`${name}.shadows`)).toEqual(
    Object.entries(shadows).map(([shadow, { value }]) => [shadow, written(value[id])]),
  );
});

test.each([
  ...(['spacing', 'radii', 'borderWidths', 'fontSizes', 'fontWeights', 'lineHeights'] as const),
  ...(['letterSpacings', 'zIndex', 'durations'] as const),
])('every token of %s is read back from the file', (category) => {
  const isLength = !['lineHeights', 'zIndex'].includes(category);
  const values = Object.entries(tokens[category])
    .filter(([name]) => name !== 'auto')
    .map(([name, { value }]) => [name.replace('.', ','), String(value)])
    .map(([name, value]) => [name, value === '0' && isLength ? '0px' : value]);
  const unit = category === 'letterSpacings' ? 'em' : '';
  expect(back(category).map(([name, value]) => [name, `${value}${unit}`])).toEqual(values);
});

test('the text styles name their sizes, and have their letter spacing as a length', () => {
  const { fontSizes, lineHeights, fontWeights } = tokens;
  const values = [fontSizes.xl, lineHeights.snug, fontWeights.semibold].map(({ value }) => value);
  const styles = back('textStyles');
  // Two hundredths of 1.25 rem.
  expect(styles).toContainEqual(['title.page', `${values.join(' ')} -0.025rem`]);
  expect(styles.map(([name]) => name)).toEqual(namesIn(textStyles));
  expect(all.get('textStyles.figure')?.$description).toBe('fontVariantNumeric: tabular-nums');
});

test('each token has its name in Figma, and a theme is no part of it', () => {
  const nameOf = (path: string) => all.get(path)?.$extensions['com.figma'].name;
  expect(nameOf('light.colors.bg.surface')).toBe('color/bg/surface');
  expect(nameOf('dark.colors.bg.surface')).toBe('color/bg/surface');
  expect(nameOf('light.shadows.raised')).toBe('shadow/raised');
  expect(nameOf('spacing.0,5')).toBe('spacing/0,5');
  const once = [...all].filter(([path]) => !path.startsWith('dark.'));
  const names = once.map(([, { $extensions }]) => $extensions['com.figma'].name);
  expect(new Set(names).size).toBe(names.length);
});

test('a value in a unit that the format lacks is left out', () => {
  expect(all.has('sizes.sidebar')).toBe(true);
  expect(all.has('sizes.screenHeight')).toBe(false);
});
