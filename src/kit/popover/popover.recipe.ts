import { popoverAnatomy } from '@ark-ui/react/anatomy';
import { defineSlotRecipe } from '@pandacss/dev';

/** A panel beside its trigger; on a small screen a sheet at the bottom, whatever Ark computes for its position. */
export const popoverRecipe = defineSlotRecipe({
  className: 'popover',
  slots: popoverAnatomy.extendWith('header', 'body', 'footer').keys(),
  base: {
    positioner: {
      zIndex: '[var(--z-index)!]',
      '&[data-sheet]': {
        position: '[fixed!]',
        inset: '[auto 0 0!]',
        width: '[100%!]',
        minWidth: '[0!]',
        transform: '[none!]',
        _before: { content: '""', position: 'fixed', inset: '0', backgroundColor: 'bg.overlay' },
      },
    },
    content: {
      zIndex: 'menu',
      display: 'flex',
      flexDirection: 'column',
      width: '[max-content]',
      minWidth: '[min(15rem, 100vw - 16px)]',
      maxWidth: '[min(24rem, 100vw - 16px)]',
      maxHeight: '[min(36rem, var(--available-height, 80dvh))]',
      overflow: 'clip',
      backgroundColor: 'bg.floating',
      borderRadius: 'lg',
      boxShadow: 'overlay',
      outline: 'none',
      transformOrigin: '[var(--transform-origin)]',
      _highContrast: { border: '[1px solid CanvasText]' },
      _open: { animation: 'popIn' },
      _closed: { animation: 'popOut' },
      '[data-sheet] > &': {
        position: 'relative',
        width: 'full',
        maxWidth: '[none]',
        maxHeight: '[85dvh]',
        borderBottomRadius: 'none',
        transformOrigin: 'bottom',
        paddingBottom: '[env(safe-area-inset-bottom)]',
        _open: { animation: 'riseIn' },
        _closed: { animation: 'sinkOut' },
      },
    },
    header: {
      display: 'flex',
      alignItems: 'center',
      flexShrink: '0',
      gap: '1.5',
      minHeight: '9',
      paddingInlineStart: '3',
      paddingInlineEnd: '1.5',
      paddingTop: '1.5',
      '&:has(> button:first-child)': { paddingInlineStart: '1.5' },
      '&[data-quiet]': {
        '[data-part=positioner]:not([data-sheet]) &': { display: 'none' },
      },
      '[data-sheet] &': { paddingInlineStart: '4', paddingInlineEnd: '3', paddingTop: '3' },
    },
    title: { flexGrow: '1', minWidth: '0', textStyle: 'title.card', overflowWrap: 'anywhere' },
    /** Outside a sheet, Escape and a press outside close it. */
    closeTrigger: {
      display: 'inline-flex',
      '[data-part=positioner]:not([data-sheet]) &:not(:focus-within)': {
        position: 'absolute',
        opacity: '0',
        pointerEvents: 'none',
      },
    },
    body: {
      minHeight: '0',
      flexGrow: '1',
      padding: '1.5',
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      '[data-sheet] &': { paddingInline: '4', paddingBottom: '4' },
    },
    footer: {
      display: 'flex',
      justifyContent: 'flex-end',
      flexShrink: '0',
      gap: '2',
      padding: '2',
      borderTop: 'default',
      '[data-sheet] &': { paddingInline: '4', paddingBlock: '3', '& > *': { flexGrow: '1' } },
    },
  },
});
