import { defineSlotRecipe } from '@pandacss/dev';

export const newsButtonRecipe = defineSlotRecipe({
  className: 'newsButton',
  slots: ['root', 'button', 'action'],
  base: {
    /** Takes no space, so that nothing moves: its negative margin is the gap between the parts of a page. */
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
      /** Keeps its distance from the buttons above, which are higher on a phone. */
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
