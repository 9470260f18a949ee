import { defineRecipe } from '@pandacss/dev';

export const brandMarkRecipe = defineRecipe({
  className: 'brandMark',
  base: {
    display: 'inline-block',
    flexShrink: '0',
    '& rect': { fill: 'brand.solid' },
    '& path:first-of-type': {
      fill: 'none',
      stroke: 'brand.onSolid',
      strokeWidth: '2.25',
      strokeLinecap: 'round',
    },
    '& path:last-of-type': { fill: 'brand.onSolid' },
  },
  variants: {
    size: { md: { width: '7', height: '7' }, lg: { width: '11', height: '11' } },
  },
  defaultVariants: { size: 'md' },
});
