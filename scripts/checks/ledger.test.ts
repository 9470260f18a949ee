import { expect, test } from 'vitest';
import { findUnused, readLedger } from './ledger.ts';

test('finds components that only stories use, values that no code chooses, tokens that no style names, and reasons that are not needed', () => {
  const recipes = {
    pill: {
      base: { paddingInline: '2', _hover: { color: 'fg.muted' } },
      variants: { tone: { calm: {}, loud: {} }, size: { sm: {}, md: {} } },
      defaultVariants: { size: 'md' },
    },
  };
  const planted = new Map([
    ['src/kit/pill/pill.recipe.ts', `tone: 'loud'`],
    ['src/kit/pill/pill.docs.ts', ''],
    ['src/kit/pill/pill.tsx', 'export const Pill = 1;'],
    ['src/kit/pill/pill.stories.tsx', `import { Pill } from './pill.tsx'; <Pill tone="loud" />;`],
    ['src/kit/bead/bead.docs.ts', ''],
    [
      'src/kit/bead/bead.tsx',
      `import { Pill } from '#kit/pill/pill.tsx';\nexport const tones = { a: 'calm' };`,
    ],
  ]);
  const tokens = ['colors.fg.muted', 'colors.fg', 'spacing.2', 'sizes.2'];
  const reasons = { 'pill.size.sm': 'a', 'pill.tone.calm': 'b', 'pill.tone.gone': 'c' };
  const ledger = readLedger(planted, recipes, tokens, {}, reasons);
  expect(ledger.tokens['colors.fg.muted']).toEqual(['src/kit/pill/pill.recipe.ts']);
  expect(ledger.variants['pill.tone.calm']).toEqual(['src/kit/bead/bead.tsx']);
  expect(findUnused(ledger)).toEqual([
    'src/kit/bead/bead is used by its stories alone',
    'pill.tone.loud is used nowhere',
    'colors.fg is used nowhere',
    'sizes.2 is used nowhere',
    'pill.tone.calm needs no reason',
    'pill.tone.gone needs no reason',
  ]);
});
