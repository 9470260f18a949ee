import { defineRecipe } from '@pandacss/dev';

export const skeletonRecipe = defineRecipe({
  className: 'skeleton',
  base: {
    display: 'block',
    flexShrink: '0',
    maxWidth: 'full',
    backgroundColor: 'bg.muted',
    borderRadius: 'sm',
    animation: 'pulse',
  },
  variants: {
    shape: {
      text: { height: '3' },
      title: { height: '5' },
      control: { height: 'control.md', borderRadius: 'md' },
      circle: { width: '8', height: '8', borderRadius: 'full' },
      block: { height: '24', borderRadius: 'lg' },
    },
    width: {
      auto: {},
      full: { width: 'full' },
      sm: { width: '12' },
      md: { width: '24' },
      lg: { width: 'xs' },
    },
  },
  defaultVariants: { shape: 'text', width: 'auto' },
});
