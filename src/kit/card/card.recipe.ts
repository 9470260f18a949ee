import { defineSlotRecipe } from '@pandacss/dev';

export const cardRecipe = defineSlotRecipe({
  className: 'card',
  slots: ['root', 'header', 'titles', 'title', 'description', 'body', 'footer'],
  base: {
    root: {
      backgroundColor: 'bg.surface',
      border: 'default',
      borderRadius: 'lg',
      minWidth: '0',
      overflow: 'clip',
    },
    header: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      flexWrap: 'wrap',
      gap: '3',
      paddingInline: '4',
      paddingTop: 'card',
    },
    /** A long title wraps beside the actions, not above them. */
    titles: { flexGrow: '1', flexBasis: '[11rem]', minWidth: '0' },
    title: { textStyle: 'title.card' },
    description: { color: 'fg.muted', marginTop: '0.5' },
    body: { paddingInline: '4', paddingBlock: 'card' },
    footer: {
      display: 'flex',
      justifyContent: 'flex-end',
      flexWrap: 'wrap',
      overflowWrap: 'anywhere',
      gap: '2',
      borderTop: 'subtle',
      paddingInline: '4',
      paddingBlock: '3',
    },
  },
  variants: {
    width: {
      full: {},
      form: { root: { maxWidth: 'lg' } },
      narrow: { root: { width: 'full', maxWidth: 'sm' } },
    },
  },
  defaultVariants: { width: 'full' },
});
