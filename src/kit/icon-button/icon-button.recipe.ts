import { defineRecipe } from '@pandacss/dev';

export const iconButtonRecipe = defineRecipe({
  className: 'iconButton',
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    position: 'relative',
    flexShrink: '0',
    border: 'transparent',
    borderRadius: 'md',
    color: 'fg.muted',
    transitionProperty: 'background-color, box-shadow, color',
    transitionDuration: 'fast',
    _hover: { backgroundColor: 'bg.muted', color: 'fg.default' },
    _active: { backgroundColor: 'bg.muted', color: 'fg.default', boxShadow: 'pressed' },
    '& .spinner': { position: 'absolute' },
    '&[aria-busy=true] svg': { visibility: 'hidden' },
    _disabled: { '&:not([aria-busy=true])': { color: 'fg.disabled' } },
  },
  variants: {
    variant: {
      ghost: {},
      outline: {
        backgroundColor: 'bg.surface',
        borderColor: 'border.strong',
        boxShadow: 'raised',
        /** A variant overrides the base, so it must repeat the other states. */
        _hover: { backgroundColor: 'bg.muted' },
        _active: { backgroundColor: 'bg.muted', boxShadow: 'pressed' },
      },
    },
    size: {
      sm: { width: 'control.sm', height: 'control.sm' },
      md: { width: 'control.md', height: 'control.md' },
    },
  },
  defaultVariants: { variant: 'ghost', size: 'md' },
});
