import { defineRecipe } from '@pandacss/dev';

export const brandMarkRecipe = defineRecipe({
  className: 'brandMark',
  base: {
    display: 'inline-block',
    flexShrink: '0',
    '& rect': { fill: 'accent.solid' },
    '& path:first-of-type': {
      fill: 'none',
      stroke: 'accent.onSolid',
      strokeWidth: '2.25',
      strokeLinecap: 'round',
    },
    '& path:last-of-type': { fill: 'accent.onSolid' },
  },
  variants: {
    size: { md: { width: '7', height: '7' }, lg: { width: '11', height: '11' } },
  },
  defaultVariants: { size: 'md' },
});
