import { defineRecipe } from '@pandacss/dev';

export const copyButtonRecipe = defineRecipe({
  className: 'copyButton',
  base: {
    display: 'inline-flex',
    flexShrink: '0',
    '&[data-copied] svg': { color: 'success.fg', animation: 'popIn' },
  },
});
