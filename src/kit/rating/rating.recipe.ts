import { defineRecipe } from '@pandacss/dev';

export const ratingRecipe = defineRecipe({
  className: 'rating',
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    verticalAlign: 'middle',
    gap: '1',
    fontVariantNumeric: 'tabular-nums',
    maxWidth: 'full',
    '& > [aria-hidden]:not(svg)': { truncate: true },
    '& svg': { color: 'star', fill: 'current' },
  },
});
