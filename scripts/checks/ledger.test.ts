import { expect, test } from 'vitest';
import { findUnused, readLedger } from './ledger.ts';

test('finds components that only stories use, values that no code chooses, and reasons that are not needed', () => {
  const recipes = {
    pill: {
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
  const ledger = readLedger(planted, recipes);
  expect(ledger.variants['pill.tone.calm']).toEqual(['src/kit/bead/bead.tsx']);
  const reasons = { 'pill.size.sm': 'a', 'pill.tone.calm': 'b', 'pill.tone.gone': 'c' };
  expect(findUnused(ledger, reasons)).toEqual([
    'src/kit/bead/bead is used by its stories alone',
    'no code chooses pill.tone.loud',
    'pill.tone.calm needs no reason',
    'pill.tone.gone needs no reason',
  ]);
});
