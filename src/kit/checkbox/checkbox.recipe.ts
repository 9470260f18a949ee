import { defineRecipe } from '@pandacss/dev';

/** The browser's own box in the accent colour: it keeps its look where colours are forced. */
export const checkboxRecipe = defineRecipe({
  className: 'checkbox',
  base: {
    flexShrink: '0',
    width: '4',
    height: '4',
    margin: '0',
    borderRadius: 'sm',
    accentColor: 'accent.solid',
    cursor: 'pointer',
    _small: { width: '5', height: '5' },
    _invalid: {
      outlineWidth: '2px',
      outlineStyle: 'solid',
      outlineColor: 'danger.solid',
      outlineOffset: '1px',
    },
    _disabled: { cursor: 'not-allowed' },
  },
});
