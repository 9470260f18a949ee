import { defineSlotRecipe } from '@pandacss/dev';

export const formLayoutRecipe = defineSlotRecipe({
  className: 'formLayout',
  slots: ['root', 'error', 'note', 'row', 'footer'],
  base: {
    root: { display: 'flex', flexDirection: 'column', gap: 'section', minWidth: '0' },
    error: {
      display: 'flex',
      gap: '2.5',
      padding: '3',
      border: 'default',
      borderColor: 'danger.border',
      borderRadius: 'md',
      backgroundColor: 'danger.subtle',
      textStyle: 'body',
      whiteSpace: 'pre-line',
      overflowWrap: 'anywhere',
      '& > svg': { flexShrink: '0', marginTop: '0.5', color: 'danger.fg' },
      '& > span': { minWidth: '0' },
    },
    /** The mark of a hidden label is hidden, too. */
    note: {
      display: 'none',
      textStyle: 'caption',
      color: 'fg.muted',
      ':has(.field__head > .field__mark) > &': { display: 'block' },
    },
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
