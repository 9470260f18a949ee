import { defineSlotRecipe } from '@pandacss/dev';

/** In a sidebar of icons the number lies on the corner of the icon. */
const narrow = '@container sidebar (max-width: 8rem)';

export const navCountRecipe = defineSlotRecipe({
  className: 'navCount',
  slots: ['root', 'text'],
  base: {
    root: {
      flexShrink: '0',
      marginInlineStart: 'auto',
      /** Without a width, and with the gap before it taken back: the icon stays where it is. */
      [narrow]: { position: 'relative', width: '0', height: '5', marginInlineStart: '-2.5' },
    },
    text: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'center',
      minWidth: '5',
      height: '5',
      paddingInline: '1.5',
      borderRadius: 'full',
      textStyle: 'caption',
      fontWeight: 'medium',
      fontVariantNumeric: 'tabular-nums',
      backgroundColor: 'warning.subtle',
      color: 'warning.fg',
      animation: 'fadeIn',
      _highContrast: { border: '[1px solid CanvasText]' },
      [narrow]: {
        position: 'absolute',
        /** From the end: a longer number covers more of the icon, and stays inside the sidebar. */
        insetInlineEnd: '-4',
        bottom: '3.5',
        minWidth: '4',
        height: '4',
        paddingInline: '1',
        fontSize: '[0.6875rem]',
        /** A gap between the number and the icon. */
        boxShadow: '[0 0 0 2px {colors.bg.surface}]',
      },
    },
  },
});
