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
    /** Below the title of a dialog or a sheet, it stands back. */
    title: { textStyle: 'title.section', 'h3&': { textStyle: 'title.card' } },
    description: { marginTop: '0.5', color: 'fg.muted', overflowWrap: 'anywhere' },
  },
});
