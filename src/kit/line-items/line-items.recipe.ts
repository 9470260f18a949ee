import { defineSlotRecipe } from '@pandacss/dev';

export const lineItemsRecipe = defineSlotRecipe({
  className: 'lineItems',
  slots: ['root', 'heading', 'cell'],
  base: {
    root: { width: 'full', borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums' },
    heading: {
      paddingBlock: '2',
      paddingInlineEnd: { base: '4', _small: '2' },
      borderBottom: 'default',
      color: 'fg.subtle',
      textStyle: 'caption',
      textAlign: 'start',
      verticalAlign: 'bottom',
      '&:last-child': { paddingInlineEnd: '0' },
      '&[data-align=end]': { textAlign: 'end' },
    },
    cell: {
      fontWeight: 'regular',
      textAlign: 'start',
      paddingBlock: 'line',
      paddingInlineEnd: { base: '4', _small: '2' },
      borderBottom: 'subtle',
      verticalAlign: 'baseline',
      overflowWrap: 'anywhere',
      '&:last-child': { paddingInlineEnd: '0' },
      // On a small screen a figure of usual length stays on its line. A longer one wraps, since it cannot be scrolled to.
      '&[data-align=end]': {
        textAlign: 'end',
        whiteSpace: { base: 'nowrap', _small: 'normal' },
        _small: { overflowWrap: 'break-word', maxWidth: '[5.5rem]' },
      },
    },
  },
});
