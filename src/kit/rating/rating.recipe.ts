import { defineRecipe } from '@pandacss/dev';

export const ratingRecipe = defineRecipe({
  className: 'rating',
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    textStyle: 'caption',
    color: 'fg.muted',
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
    '& svg': { color: 'star', fill: 'current' },
  },
});
