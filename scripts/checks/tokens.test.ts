import { expect, test } from 'vitest';
import { tokensIn } from './tokens.ts';

test('the tokens of a style are read from its values, with the category of their property', () => {
  const style = {
    paddingInline: '2',
    marginTop: '-1',
    width: { base: '2', lg: 'full!' },
    _hover: { color: 'fg.muted' },
    '& svg': { border: '1px solid {colors.border.strong}', textStyle: 'body' },
    display: 'flex',
  };
  expect(tokensIn(style)).toEqual([
    'spacing.2',
    'spacing.1',
    'sizes.2',
    'sizes.full',
    'colors.fg.muted',
    'colors.border.strong',
    'textStyles.body',
  ]);
});
