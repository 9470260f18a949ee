import { defineRecipe } from '@pandacss/dev';

export const iconRecipe = defineRecipe({
  className: 'icon',
  base: {
    display: 'inline-block',
    flexShrink: '0',
    verticalAlign: 'middle',
    fill: 'none',
    stroke: 'current',
    strokeWidth: '[1.75]',
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  },
  variants: {
    size: {
      sm: { width: '3.5', height: '3.5' },
      md: { width: '4', height: '4' },
      lg: { width: '5', height: '5' },
      xl: { width: '8', height: '8' },
    },
    tone: {
      inherit: {},
      subtle: { color: 'fg.subtle' },
      success: { color: 'success.fg' },
    },
  },
  defaultVariants: { size: 'md', tone: 'inherit' },
});
