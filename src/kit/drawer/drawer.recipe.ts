import { dialogAnatomy } from '@ark-ui/react/anatomy';
import { defineSlotRecipe } from '@pandacss/dev';

export const drawerRecipe = defineSlotRecipe({
  className: 'drawer',
  slots: dialogAnatomy.extendWith('header', 'body').keys(),
  base: {
    backdrop: {
      position: 'fixed',
      inset: '0',
      zIndex: 'drawer',
      backgroundColor: 'bg.overlay',
      _open: { animation: 'fadeIn' },
      _closed: { animation: 'fadeOut' },
    },
    positioner: { position: 'fixed', inset: '0', zIndex: 'drawer', display: 'flex' },
    content: {
      display: 'flex',
      flexDirection: 'column',
      height: 'full',
      backgroundColor: 'bg.surface',
      boxShadow: 'overlay',
      outline: 'none',
      _highContrast: { border: '[1px solid CanvasText]' },
    },
    header: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '3',
      minHeight: '14',
      paddingBlock: '2',
      paddingInlineStart: '5',
      paddingInlineEnd: '3',
    },
    title: { minWidth: '0', textStyle: 'title.card', overflowWrap: 'anywhere' },
    body: { flexGrow: '1', minHeight: '0', paddingBottom: '4', overflowY: 'auto' },
  },
  variants: {
    side: {
      start: {
        content: {
          width: '[min(18.5rem, calc(100vw - 56px))]',
          _open: { animation: 'slideInStart', _rtl: { animation: 'slideInEnd' } },
          _closed: { animation: 'slideOutStart', _rtl: { animation: 'slideOutEnd' } },
        },
        body: { paddingInline: '3' },
      },
      end: {
        positioner: { justifyContent: 'flex-end' },
        content: {
          width: '[min(36rem, calc(100vw - 24px))]',
          _open: { animation: 'slideInEnd', _rtl: { animation: 'slideInStart' } },
          _closed: { animation: 'slideOutEnd', _rtl: { animation: 'slideOutStart' } },
        },
        /** What is read scrolls below it. */
        header: { borderBottom: 'default' },
        title: { textStyle: 'title.section' },
        body: { paddingInline: '5' },
      },
    },
  },
  defaultVariants: { side: 'start' },
});
