import { defineRecipe } from '@pandacss/dev';

export const spinnerRecipe = defineRecipe({
  className: 'spinner',
  base: {
    display: 'inline-block',
    flexShrink: '0',
    borderRadius: 'full',
    borderWidth: 'thick',
    borderStyle: 'solid',
    borderColor: 'current',
    borderInlineEndColor: 'transparent',
    /** A gap in the ring is what turns: a system that draws every border would close it. */
    forcedColorAdjust: 'none',
    animation: 'spin',
  },
  variants: {
    size: {
      sm: { width: '4', height: '4' },
      md: { width: '6', height: '6' },
    },
  },
  defaultVariants: { size: 'sm' },
});
