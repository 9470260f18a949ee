import { expect, test } from 'vitest';
import { semanticTokens } from '#theme/semantic-tokens.ts';
import { textStyles } from '#theme/text-styles.ts';
import { tokens } from '#theme/tokens.ts';
import { findUnusedTokens } from './tokens.ts';
import { isTestCode, readTree } from './tree.ts';

test('every token of the theme is used', () => {
  const code = [...readTree()]
    .filter(([path]) => /^src\/.*\.tsx?$/.test(path) && !isTestCode(path))
    .filter(([path]) => !/^src\/theme\/(tokens|roles|ramps)\.ts$/.test(path))
    .map(([, text]) => text)
    .join('\n');
  expect(findUnusedTokens({ ...tokens, ...semanticTokens, textStyles }, code)).toEqual([]);
});

test('a token that no code uses is found, also if another one has a longer name', () => {
  const planted = { colors: { fg: { muted: { value: '' }, faint: { value: '' } } } };
  expect(findUnusedTokens(planted, `color: 'fg.muted', background: 'fg.faintest'`)).toEqual([
    'colors.fg.faint',
  ]);
});
