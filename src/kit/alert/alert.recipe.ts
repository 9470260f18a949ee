import { defineSlotRecipe } from '@pandacss/dev';

export const alertRecipe = defineSlotRecipe({
  className: 'alert',
  slots: ['root', 'icon', 'content', 'title'],
  base: {
    root: {
      display: 'flex',
      gap: '2.5',
      padding: '3',
      border: 'default',
      borderRadius: 'md',
      textStyle: 'body',
      color: 'fg.default',
    },
    icon: { display: 'inline-flex', flexShrink: '0', marginTop: '0.5' },
    content: { flexGrow: '1', minWidth: '0', whiteSpace: 'pre-line' },
    title: { textStyle: 'bodyStrong' },
  },
  variants: {
    tone: {
      danger: {
        root: { backgroundColor: 'danger.subtle', borderColor: 'danger.border' },
        icon: { color: 'danger.fg' },
      },
      warning: {
        root: { backgroundColor: 'warning.subtle', borderColor: 'warning.border' },
        icon: { color: 'warning.fg' },
      },
      success: {
        root: { backgroundColor: 'success.subtle', borderColor: 'success.border' },
        icon: { color: 'success.fg' },
      },
      info: {
        root: { backgroundColor: 'info.subtle', borderColor: 'info.border' },
        icon: { color: 'info.fg' },
      },
    },
  },
  defaultVariants: { tone: 'danger' },
});
