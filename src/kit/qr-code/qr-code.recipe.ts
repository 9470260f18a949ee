import { defineRecipe } from '@pandacss/dev';

export const qrCodeRecipe = defineRecipe({
  className: 'qrCode',
  base: {
    width: '[12rem]',
    maxWidth: 'full',
    padding: '3',
    borderRadius: 'md',
    border: 'default',
    /** Not colours of the theme: a camera needs dark on light. */
    backgroundColor: '[white]',
    forcedColorAdjust: 'none',
    '& svg': { display: 'block', width: 'full', height: 'auto' },
    '& path': { fill: '[black]' },
  },
});
