import { defineSlotRecipe } from '@pandacss/dev';

export const kbdRecipe = defineSlotRecipe({
  className: 'kbd',
  slots: ['root', 'key'],
  base: {
    root: { display: 'inline-flex', flexShrink: '0', gap: '1', fontFamily: 'inherit' },
    key: {
      minWidth: '5',
      paddingInline: '1',
      border: 'default',
      borderRadius: 'sm',
      backgroundColor: 'bg.subtle',
      color: 'fg.muted',
      fontFamily: 'inherit',
      textStyle: 'caption',
      textAlign: 'center',
    },
  },
});
