import { defineSlotRecipe } from '@pandacss/dev';

export const newsButtonRecipe = defineSlotRecipe({
  className: 'newsButton',
  slots: ['root', 'button', 'action'],
  base: {
    /** It has no height, and gives back the gap that a page has between its parts: what follows stays where it is. */
    root: {
      position: 'sticky',
      top: '[calc(var(--sticky-top, 0px) + 0.75rem)]',
      zIndex: '[90]',
      display: 'flex',
      justifyContent: 'center',
      alignItems: 'center',
      height: '0',
      marginBottom: '[calc({spacing.section} * -1)]',
      _small: { marginBottom: '-4' },
      paddingInline: '4',
      pointerEvents: 'none',
      _print: { display: 'none' },
    },
    button: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '1.5',
      minHeight: 'control.sm',
      paddingInline: '3.5',
      paddingBlock: '1',
      borderRadius: 'full',
      border: 'default',
      borderColor: 'accent.border',
      backgroundColor: 'bg.surface',
      color: 'fg.default',
      boxShadow: 'overlay',
      textStyle: 'caption',
      pointerEvents: 'auto',
      animation: 'fadeIn',
      /** Clear of the buttons above, which are higher on a phone. */
      _small: { position: 'relative', top: '1' },
      '& > svg': { flexShrink: '0', color: 'accent.fg' },
      _hover: { backgroundColor: 'bg.muted' },
      _active: { boxShadow: 'pressed' },
    },
    action: {
      color: 'accent.fg',
      fontWeight: 'medium',
      textDecoration: 'underline',
      textUnderlineOffset: '0.2em',
    },
  },
});
