import { defineSlotRecipe } from '@pandacss/dev';

export const sectionRecipe = defineSlotRecipe({
  className: 'section',
  slots: ['root', 'header', 'titles', 'title', 'description'],
  base: {
    root: { display: 'flex', flexDirection: 'column', gap: '4', minWidth: '0', marginTop: '4' },
    /** The actions are below a title that leaves them no space. */
    header: {
      display: 'flex',
      alignItems: 'flex-end',
      justifyContent: 'space-between',
      flexWrap: 'wrap',
      gap: '3',
    },
    titles: { flexGrow: '1', flexBasis: '[18rem]', minWidth: '0' },
    title: { textStyle: 'title.section' },
    description: { marginTop: '0.5', color: 'fg.muted', overflowWrap: 'anywhere' },
  },
});
