import { defineSlotRecipe } from '@pandacss/dev';

/** Each picture covers the edge of the one before, and no initials. An edge in the colour of the card parts them. */
export const avatarGroupRecipe = defineSlotRecipe({
  className: 'avatarGroup',
  slots: ['root', 'item', 'more'],
  base: {
    root: { display: 'inline-flex', alignItems: 'center', flexShrink: '0' },
    item: {
      display: 'flex',
      '& > *': { boxShadow: '[0 0 0 2px token(colors.bg.subtle)]' },
      '& + &': { marginInlineStart: '-1.5' },
    },
    more: {
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      minWidth: '8',
      height: '8',
      paddingInline: '2',
      borderRadius: 'full',
      backgroundColor: 'bg.muted',
      color: 'fg.default',
      fontSize: 'xs',
      fontWeight: 'medium',
      lineHeight: 'none',
      fontVariantNumeric: 'tabular-nums',
      whiteSpace: 'nowrap',
      /** It has the shape of the pictures. */
      ':has(> * > .avatar--shape_square) > * > &': { borderRadius: 'md' },
      _highContrast: { border: '[1px solid CanvasText]' },
    },
  },
});
