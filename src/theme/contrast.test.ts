import { describe, expect, test } from 'vitest';
import { colours, contrastOf, controlPairs, textPairs, themes, tonePairs } from './colour-pairs.ts';

const all = [...textPairs, ...tonePairs, ...controlPairs];

describe.each(themes)('theme $name', ({ id }) => {
  test.each(all)('$foreground.name stands out on $background.name', (pair) => {
    expect(contrastOf(pair, id)).toBeGreaterThanOrEqual(pair.minimum);
  });
});

test('every colour of a text, a tone or a chart is in a pair', () => {
  const paired = new Set(all.flatMap(({ foreground, background }) => [foreground.name, background.name]));
  const others = colours.map(({ name }) => name).filter((name) => !paired.has(name));
  expect(others.filter((name) => !/^border\.|\.border$/.test(name))).toEqual([
    'bg.overlay',
    'fg.disabled',
    'star',
  ]);
});
