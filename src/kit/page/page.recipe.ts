import { defineSlotRecipe } from '@pandacss/dev';

export const pageRecipe = defineSlotRecipe({
  className: 'page',
  slots: ['root', 'header', 'titles', 'title', 'actions', 'parts'],
  base: {
    root: {
      display: 'flex',
      flexDirection: 'column',
      gap: 'section',
      width: 'full',
      marginInline: 'auto',
      paddingInline: '6',
      _wide: { paddingInline: '8' },
      paddingTop: '6',
      paddingBottom: '12',
      _small: { gap: '4', paddingInline: '4', paddingTop: '4', paddingBottom: '8' },
      /** The margins of the sheet are enough. */
      _print: { padding: '0!' },
    },
    header: {
      display: 'flex',
      alignItems: 'flex-end',
      justifyContent: 'space-between',
      flexWrap: 'wrap',
      gap: '3',
    },
    /** A long title wraps beside the actions, not above them. */
    titles: {
      display: 'flex',
      flexDirection: 'column',
      flexGrow: '1',
      flexBasis: '[12rem]',
      gap: '1',
      minWidth: '0',
      /** The breadcrumb has the whole width, and the actions stand beside the title. */
      '&:has(> nav)': {
        display: 'contents',
        '& > nav': { flexBasis: 'full', marginBottom: '-2' },
        /** As high as the actions, which may come later. */
        '& > h1': {
          flexGrow: '1',
          flexBasis: '[12rem]',
          minWidth: '0',
          minHeight: 'control.md',
          alignContent: 'center',
        },
      },
    },
    title: { textStyle: 'title.page' },
    actions: {
      display: 'flex',
      flexWrap: 'wrap',
      gap: '2',
      /** Several buttons fill their lines. */
      _small: { '&:has(> :nth-child(2))': { flexBasis: 'full', '& > *': { flexGrow: '1' } } },
    },
    parts: { display: 'contents' },
  },
  variants: {
    width: {
      wide: { root: { maxWidth: 'page' } },
      /** For forms and settings: short lines, from the same edge as the lists. */
      form: { root: { maxWidth: 'page', '& > *': { maxWidth: 'xl' } } },
    },
  },
  defaultVariants: { width: 'wide' },
});
