import { defineSlotRecipe } from '@pandacss/dev';

const fill = { borderRadius: 'full', backgroundColor: 'accent.solid', transition: '[inline-size 200ms]' };

export const progressRecipe = defineSlotRecipe({
  className: 'progress',
  slots: ['root', 'line', 'label', 'text', 'bar'],
  base: {
    root: { display: 'flex', flexDirection: 'column', gap: '2', minWidth: '0', overflowWrap: 'anywhere' },
    line: { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: '4' },
    label: { textStyle: 'label' },
    text: { textStyle: 'caption', color: 'fg.muted', fontVariantNumeric: 'tabular-nums' },
    bar: {
      appearance: 'none',
      width: 'full',
      height: '2',
      overflow: 'hidden',
      border: 'none',
      borderRadius: 'full',
      backgroundColor: 'bg.muted',
      _highContrast: { border: '[1px solid CanvasText]' },
      '&::-webkit-progress-bar': { backgroundColor: 'transparent' },
      '&::-webkit-progress-value': { ...fill, _highContrast: { backgroundColor: '[Highlight]' } },
      '&::-moz-progress-bar': fill,
      '&:indeterminate': { animation: 'pulse' },
    },
  },
});
