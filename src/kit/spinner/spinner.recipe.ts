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
    /** Forced colours would close the gap of the ring by showing every border. */
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
