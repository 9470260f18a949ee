import { defineSlotRecipe } from '@pandacss/dev';

export const numberRangeRecipe = defineSlotRecipe({
  className: 'numberRange',
  slots: ['root', 'end', 'label', 'error'],
  base: {
    root: {
      display: 'grid',
      gridTemplateColumns: '[repeat(auto-fit, minmax(min(7.5rem, 100%), 1fr))]',
      gap: '3',
      width: 'full',
      minWidth: '0',
      margin: '0',
      padding: '0',
      border: 'none',
    },
    end: { display: 'flex', flexDirection: 'column', gap: '1.5', minWidth: '0' },
    label: { textStyle: 'label', overflowWrap: 'anywhere' },
    error: {
      gridColumn: '[1 / -1]',
      textStyle: 'label',
      color: 'danger.fg',
      /** It takes no space, and is read out as soon as it has a text: what is not displayed would not be. */
      _empty: { position: 'absolute' },
    },
  },
});
