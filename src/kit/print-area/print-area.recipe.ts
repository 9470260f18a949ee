import { defineRecipe } from '@pandacss/dev';

/** The rest of the page is hidden by the global style `html[data-printing]`. */
export const printAreaRecipe = defineRecipe({
  className: 'print-area',
  base: {
    '&[data-printing]': {
      '@media print': {
        visibility: 'visible',
        position: 'absolute',
        insetInline: '0',
        top: '0',
        '& button': { display: 'none' },
      },
    },
  },
});
