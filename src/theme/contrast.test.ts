import { describe, expect, test } from 'vitest';
import { colourPairsOf, coloursOf, contrastOf, isFaint, pairName, themes } from './colour-pairs.ts';

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

test('a brand may have any hue', () => {
  const faint = Array.from({ length: 720 }, (_, index) => index / 2).flatMap((hue) =>
    Object.values(colourPairsOf(hue))
      .flat()
      .flatMap((pair) =>
        themes
          .filter(({ id }) => isFaint(pair, id))
          .map(({ id, name }) => `${hue}: ${pairName(pair)}, ${name}: ${contrastOf(pair, id)}`),
      ),
  );
  expect(faint).toEqual([]);
});
