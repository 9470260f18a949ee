import { defineSlotRecipe } from '@pandacss/dev';

export const formLayoutRecipe = defineSlotRecipe({
  className: 'formLayout',
  slots: ['root', 'row', 'footer'],
  base: {
    root: { display: 'flex', flexDirection: 'column', gap: 'section', minWidth: '0' },
    row: {
      display: 'grid',
      gridAutoColumns: 'minmax(0, 1fr)',
      gridAutoFlow: 'column',
      alignItems: 'start',
      gap: '4',
      _small: { gridAutoFlow: 'row', gap: '5' },
    },
    footer: {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'flex-end',
      gap: '2',
      _small: { flexDirection: 'column-reverse', alignItems: 'stretch' },
    },
  },
});
