import { menuAnatomy } from '@ark-ui/react/anatomy';
import { defineSlotRecipe } from '@pandacss/dev';
import { highlightRing } from '#kit/focus-ring.ts';

/** The open list. Its styles load with its code. */
export const menuRecipe = defineSlotRecipe({
  className: 'menu',
  slots: menuAnatomy.extendWith('header').keys(),
  base: {
    positioner: { zIndex: '[var(--z-index)!]' },
    content: {
      zIndex: 'menu',
      minWidth: '[min(14rem, 100vw - 16px)]',
      maxWidth: '[min(20rem, 100vw - 16px)]',
      /** A long list scrolls. */
      maxHeight: '[var(--available-height)]',
      overflowY: 'auto',
      padding: '1',
      backgroundColor: 'bg.floating',
      borderRadius: 'lg',
      boxShadow: 'overlay',
      outline: 'none',
      _highContrast: { border: '[1px solid CanvasText]' },
      transformOrigin: '[var(--transform-origin)]',
      _open: { animation: 'popIn' },
      _closed: { animation: 'popOut' },
    },
    header: { overflowWrap: 'anywhere', paddingInline: '2.5', paddingBlock: '2' },
    separator: { marginBlock: '1', marginInline: '[-4px]', borderTop: 'default', borderBottom: 'none' },
    itemGroupLabel: {
      paddingInline: '2.5',
      paddingTop: '1.5',
      paddingBottom: '1',
      textStyle: 'caption',
      fontWeight: 'medium',
      color: 'fg.subtle',
    },
    item: {
      display: 'flex',
      alignItems: 'center',
      gap: '2.5',
      width: 'full',
      minHeight: 'control.sm',
      paddingInline: '2.5',
      paddingBlock: '1.5',
      borderRadius: 'md',
      color: 'fg.default',
      textStyle: 'body',
      cursor: 'pointer',
      userSelect: 'none',
      '& svg': { color: 'fg.subtle' },
      '&[data-highlighted]': { backgroundColor: 'bg.muted' },
      /** Not while the pointer has opened it and moves in it. */
      ':focus-visible &[data-highlighted]': highlightRing,
      _active: { backgroundColor: 'bg.muted', boxShadow: 'pressed' },
      '&[data-tone=danger]': {
        color: 'danger.fg',
        '& svg': { color: 'danger.fg' },
        '&[data-highlighted]': { backgroundColor: 'danger.subtle' },
        _active: { backgroundColor: 'danger.subtle', boxShadow: 'pressed' },
      },
    },
    itemText: { flexGrow: '1', minWidth: '0', overflowWrap: 'anywhere' },
    itemIndicator: { display: 'inline-flex', '& svg': { color: 'accent.fg' } },
  },
});
