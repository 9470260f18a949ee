import { defineSlotRecipe } from '@pandacss/dev';

export const checkboxGroupRecipe = defineSlotRecipe({
  className: 'checkbox-group',
  slots: ['root', 'legend', 'options', 'option', 'error'],
  base: {
    root: { minWidth: '0', margin: '0', padding: '0', border: 'none', overflowWrap: 'anywhere' },
    legend: { textStyle: 'bodyStrong', marginBottom: '1' },
    options: {
      display: 'grid',
      /** Two columns, where both are wide enough for some words. */
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, max(14rem, 40%)), 1fr))',
      columnGap: '4',
    },
    option: {
      display: 'flex',
      alignItems: 'center',
      gap: '2.5',
      minWidth: '0',
      minHeight: '8',
      textStyle: 'body',
      cursor: 'pointer',
      _small: { minHeight: '11' },
    },
    error: {
      display: 'flex',
      alignItems: 'center',
      gap: '1.5',
      marginTop: '2',
      textStyle: 'caption',
      color: 'danger.fg',
    },
  },
});
