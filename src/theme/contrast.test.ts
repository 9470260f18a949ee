import { describe, expect, test } from 'vitest';
import { contrast as ratio } from './contrast.ts';
import { semanticTokens } from './semantic-tokens.ts';

const { colors } = semanticTokens;
type Theme = 'base' | '_dark';
interface Pair {
  value: Record<Theme, string>;
}

const contrast = (one: Pair, other: Pair, theme: Theme) => ratio(one.value[theme], other.value[theme]);

const { canvas, surface, subtle, muted, hover, selected } = colors.bg;
const grounds = { canvas, surface, subtle, muted, hover, selected };
const tones = ['accent', 'danger', 'success', 'warning', 'info'] as const;

describe.each<Theme>(['base', '_dark'])('theme %s', (theme) => {
  test.each(Object.entries(grounds))('every text is readable on %s', (_, ground) => {
    for (const role of ['default', 'muted', 'subtle'] as const)
      expect(contrast(colors.fg[role], ground, theme)).toBeGreaterThanOrEqual(4.5);
    for (const tone of tones) expect(contrast(colors[tone].fg, ground, theme)).toBeGreaterThanOrEqual(4.5);
  });

  test.each(tones)('text in the tone %s is readable on its backgrounds', (tone) => {
    const { solid, solidHover, onSolid, fg, subtle: tint } = colors[tone];
    expect(contrast(onSolid, solid, theme)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(onSolid, solidHover, theme)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(fg, tint, theme)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(colors.fg.default, tint, theme)).toBeGreaterThanOrEqual(4.5);
  });

  test('text is readable on the inverted background', () => {
    expect(contrast(colors.fg.inverted, colors.bg.inverted, theme)).toBeGreaterThanOrEqual(4.5);
  });

  test.each(Object.entries(colors.chart))('the %s ink of a plot stands out on a surface', (_, ink) => {
    expect(contrast(ink, surface, theme)).toBeGreaterThanOrEqual(3);
  });

  test.each(Object.entries({ canvas, surface }))('frames and the focus ring stand out on %s', (_, ground) => {
    expect(contrast(colors.border.control, ground, theme)).toBeGreaterThanOrEqual(3);
    expect(contrast(colors.focus.ring, ground, theme)).toBeGreaterThanOrEqual(3);
  });
});
