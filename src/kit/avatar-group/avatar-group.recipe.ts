import { defineSlotRecipe } from '@pandacss/dev';

/** Each picture covers a quarter of the one before. An edge in the colour of the card parts them. */
export const avatarGroupRecipe = defineSlotRecipe({
  className: 'avatarGroup',
  slots: ['root', 'item', 'more'],
  base: {
    root: { display: 'inline-flex', alignItems: 'center', flexShrink: '0' },
    item: {
      display: 'flex',
      '& > *': { boxShadow: '[0 0 0 2px token(colors.bg.subtle)]' },
      '& + &': { marginInlineStart: '-2' },
    },
    more: {
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      minWidth: '8',
      height: '8',
      paddingInline: '2',
      borderRadius: 'full',
      backgroundColor: 'bg.inverted',
      color: 'fg.inverted',
      fontSize: 'xs',
      fontWeight: 'medium',
      lineHeight: 'none',
      fontVariantNumeric: 'tabular-nums',
      whiteSpace: 'nowrap',
      _highContrast: { border: '[1px solid CanvasText]' },
    },
  },
});
