import { defineSlotRecipe } from '@pandacss/dev';

/** Shared by the empty and the error state: both replace content. */
export const emptyStateRecipe = defineSlotRecipe({
  className: 'emptyState',
  slots: ['root', 'icon', 'title', 'text', 'actions'],
  base: {
    root: {
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'center',
      justifyContent: 'center',
      gap: '1',
      paddingInline: '6',
      textAlign: 'center',
      textWrap: 'balance',
    },
    icon: {
      display: 'inline-flex',
      padding: '2.5',
      marginBottom: '2',
      border: 'default',
      borderRadius: 'lg',
      backgroundColor: 'bg.subtle',
      color: 'fg.subtle',
    },
    title: { maxWidth: 'full', textStyle: 'bodyStrong' },
    text: { color: 'fg.muted', maxWidth: '[min(30rem, 100%)]', whiteSpace: 'pre-line' },
    actions: {
      display: 'flex',
      maxWidth: 'full',
      flexWrap: 'wrap',
      justifyContent: 'center',
      gap: '2',
      marginTop: '3',
    },
  },
  variants: {
    size: {
      inline: { root: { paddingBlock: '5' } },
      page: {
        root: { minHeight: '[60dvh]', paddingBlock: '16' },
        title: { textStyle: 'title.page' },
        actions: { marginTop: '5' },
      },
    },
    tone: { neutral: {}, danger: { icon: { color: 'danger.fg' } } },
  },
  defaultVariants: { size: 'inline', tone: 'neutral' },
});
