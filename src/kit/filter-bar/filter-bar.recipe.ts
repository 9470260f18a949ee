import { defineSlotRecipe } from '@pandacss/dev';

export const filterBarRecipe = defineSlotRecipe({
  className: 'filterBar',
  slots: ['root', 'status'],
  base: {
    root: {
      display: 'flex',
      alignItems: 'center',
      flexWrap: 'wrap',
      gap: '2',
      minWidth: '0',
      margin: '0',
      padding: '0',
      border: 'none',
    },
    status: {
      marginInlineStart: 'auto',
      textStyle: 'label',
      fontWeight: 'regular',
      color: 'fg.muted',
      fontVariantNumeric: 'tabular-nums',
      whiteSpace: 'nowrap',
    },
  },
});
