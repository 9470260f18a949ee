import { describe, expect, test } from 'vitest';
import { colour, colourPairsOf, coloursOf, contrastOf, isFaint, pairName, themes } from './colour-pairs.ts';
import type { BrandColours } from './solids.ts';

const all = Object.values(colourPairsOf()).flat();

describe.each(themes)('theme $name', ({ id }) => {
  test.each(all)('$foreground.name stands out on $background.name', (pair) => {
    expect(contrastOf(pair, id)).toBeGreaterThanOrEqual(pair.minimum);
  });
});

test('every colour of a text, a tone or a chart is in a pair', () => {
  const paired = new Set(all.flatMap(({ foreground, background }) => [foreground.name, background.name]));
  const others = coloursOf()
    .map(({ name }) => name)
    .filter((name) => !paired.has(name));
  expect(others.filter((name) => !/^border\.|\.border$/.test(name))).toEqual([
    'bg.overlay',
    'fg.disabled',
    'star',
  ]);
});

/** Returns the pairs that are too faint in a brand. */
const faintOf = (brand: BrandColours) =>
  Object.values(colourPairsOf(brand))
    .flat()
    .flatMap((pair) =>
      themes
        .filter(({ id }) => isFaint(pair, id))
        .map(
          ({ id, name }) => `${JSON.stringify(brand)}: ${pairName(pair)}, ${name}: ${contrastOf(pair, id)}`,
        ),
    );

test('a brand may have any hue', () => {
  const hues = Array.from({ length: 720 }, (_, index) => index / 2);
  expect(hues.flatMap((hue) => faintOf({ hue }))).toEqual([]);
});

test('a brand may have any colour on its main button', () => {
  const channels = ['00', '24', '49', '6d', '92', 'b6', 'db', 'ff'];
  const colours = channels.flatMap((red) =>
    channels.flatMap((green) => channels.map((blue) => `#${red}${green}${blue}`)),
  );
  expect(colours.flatMap((solid) => faintOf({ hue: 98, solid }))).toEqual([]);
});

/** Returns the value of a colour in both themes. */
const valuesOf = (name: string, brand?: BrandColours) => Object.values(colour(name, coloursOf(brand)).value);

test('a light colour is on the main button in both themes, below a black text', () => {
  const yellow = { hue: 98, solid: '#ffe45c' };
  expect(valuesOf('brand.solid', yellow)).toEqual(['#ffe45c', '#ffe45c']);
  expect(valuesOf('brand.onSolid', yellow)).toEqual(['#000000', '#000000']);
  // On a white page a light colour alone does not show what is chosen.
  expect(valuesOf('accent.solid', yellow)).toEqual([valuesOf('accent.solid', { hue: 98 })[0], '#ffe45c']);
});

test('a dark colour is on the main button where it stands out, below a white text', () => {
  const navy = { hue: 264, solid: '#1d2b5e' };
  expect(valuesOf('brand.solid', navy)).toEqual(['#1d2b5e', valuesOf('brand.solid', { hue: 264 })[1]]);
  expect(valuesOf('brand.onSolid', navy)).toEqual(['#ffffff', '#ffffff']);
});

test('without an exact colour the main button has the accent', () => {
  for (const role of ['solid', 'solidHover', 'onSolid'])
    expect(valuesOf(`brand.${role}`, { hue: 150 })).toEqual(valuesOf(`accent.${role}`, { hue: 150 }));
});

test('what is no colour is refused', () => {
  for (const solid of ['yellov', '#ffe45c80'])
    expect(() => coloursOf({ hue: 98, solid })).toThrow(
      `The colour ${solid} of the brand is no opaque colour.`,
    );
});
