import { defineSlotRecipe } from '@pandacss/dev';

/** Sonner places and stacks its toasts; this is what they look like. */
export const toastRecipe = defineSlotRecipe({
  className: 'toast',
  slots: ['toaster', 'toast', 'icon', 'content', 'title', 'description', 'closeButton'],
  base: {
    toaster: { fontFamily: '[inherit!]', zIndex: '[500!]' },
    toast: {
      display: 'flex',
      alignItems: 'flex-start',
      gap: '2.5',
      width: '[var(--width)]',
      paddingBlock: '3',
      paddingInlineStart: '3.5',
      paddingInlineEnd: '2',
      backgroundColor: 'bg.surface',
      color: 'fg.default',
      borderRadius: 'lg',
      boxShadow: 'overlay',
      _focusVisible: { outlineOffset: '2px' },
      '&[data-type=success] [data-icon]': { color: 'success.fg' },
      '&[data-type=error] [data-icon]': { color: 'danger.fg' },
      '&[data-type=warning] [data-icon]': { color: 'warning.fg' },
      '&[data-type=info] [data-icon]': { color: 'info.fg' },
    },
    icon: { display: 'flex', flexShrink: '0', marginTop: '0.5' },
    content: { flexGrow: '1', minWidth: '0' },
    title: { textStyle: 'bodyStrong', whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
    description: { textStyle: 'label', fontWeight: 'regular', color: 'fg.muted' },
    closeButton: {
      order: '[1]',
      display: 'grid',
      placeItems: 'center',
      flexShrink: '0',
      width: '6',
      height: '6',
      marginBlock: '[-2px]',
      borderRadius: 'sm',
      color: 'fg.subtle',
      _hover: { backgroundColor: 'bg.muted', color: 'fg.default' },
    },
  },
});
