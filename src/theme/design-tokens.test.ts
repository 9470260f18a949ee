import { expect, test } from 'vitest';
import { coloursOf } from './colour-pairs.ts';
import { type DesignToken, type DesignTokens, designTokens } from './design-tokens.ts';
import { tokens } from './tokens.ts';

const file: DesignTokens = JSON.parse(JSON.stringify(designTokens()));

const isToken = (part: DesignToken | DesignTokens): part is DesignToken => '$value' in part;

/** Returns every token of a group with its path, e.g. `fg.muted`. */
const flat = (group: DesignTokens, path: readonly string[] = []): [string, DesignToken][] =>
  Object.entries(group).flatMap(([name, part]): [string, DesignToken][] =>
    isToken(part) ? [[[...path, name].join('.'), part]] : flat(part, [...path, name]),
  );

const all = new Map(flat(file));

/** Reads a value as CSS writes it, as a design tool does: references are followed. */
function read({ $type, $value }: DesignToken): string {
  if ($type === undefined) {
    const named = all.get(String($value).slice(1, -1));
    if (named === undefined) throw new Error(`${$value} names no token.`);
    return read(named);
  }
  if (Array.isArray($value)) return $value.join(', ');
  if (typeof $value !== 'object' || $value === null) return String($value);
  if ('hex' in $value && 'alpha' in $value)
    return `${$value.hex}${$value.alpha === 1 ? '' : Math.round(Number($value.alpha) * 255).toString(16)}`;
  return 'unit' in $value && 'value' in $value ? `${$value.value}${$value.unit}` : '';
}

test.each([
  ['light', 'base'],
  ['dark', '_dark'],
] as const)('the colours of the %s theme are read back from the file', (name, id) => {
  const colours = coloursOf().map((colour) => [colour.name, colour.value[id]]);
  const theme = file[name];
  const back = theme === undefined || isToken(theme) ? [] : flat(theme);
  expect(back.map(([path, token]) => [path, read(token)])).toEqual(colours);
});

test.each(['spacing', 'radii', 'fontSizes', 'fontWeights', 'lineHeights', 'durations'] as const)(
  'every token of %s is read back from the file',
  (category) => {
    const css = Object.entries(tokens[category])
      .filter(([name]) => name !== 'auto')
      .map(([name, { value }]) => [
        `${category}.${name.replace('.', ',')}`,
        String(value) === '0' && category !== 'lineHeights' ? '0px' : String(value),
      ]);
    const back = [...all].filter(([path]) => path.startsWith(`${category}.`));
    expect(back.map(([path, token]) => [path, read(token)])).toEqual(css);
  },
);

test('a value in a unit that the format lacks is left out', () => {
  expect(all.has('sizes.sidebar')).toBe(true);
  expect(all.has('sizes.screenHeight')).toBe(false);
});
