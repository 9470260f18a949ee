import { defineSlotRecipe } from '@pandacss/dev';

export const fieldRecipe = defineSlotRecipe({
  className: 'field',
  slots: ['root', 'head', 'label', 'mark', 'hint', 'error'],
  base: {
    root: { display: 'flex', flexDirection: 'column', gap: '1.5', minWidth: '0', overflowWrap: 'anywhere' },
    head: { display: 'flex', gap: '0.5', textStyle: 'label' },
    label: {},
    mark: { color: 'danger.fg' },
    hint: { textStyle: 'caption', color: 'fg.subtle' },
    error: {
      display: 'flex',
      alignItems: 'flex-start',
      gap: '1.5',
      textStyle: 'caption',
      color: 'danger.fg',
      whiteSpace: 'pre-line',
      '& > svg': { flexShrink: '0', marginTop: '0.5' },
      '& > span': { minWidth: '0' },
    },
  },
});
