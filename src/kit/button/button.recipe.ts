import { defineRecipe } from '@pandacss/dev';

export const buttonRecipe = defineRecipe({
  className: 'button',
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    position: 'relative',
    flexShrink: '0',
    border: 'transparent',
    borderRadius: 'md',
    textStyle: 'label',
    lineHeight: 'none',
    whiteSpace: 'nowrap',
    userSelect: 'none',
    transitionProperty: 'background-color, border-color, color',
    transitionDuration: 'fast',
    '& svg': { flexShrink: '0' },
    '& .spinner': { position: 'absolute' },
    /** Hidden rather than removed, so that the button keeps its width. */
    '&[aria-busy=true]': { WebkitTextFillColor: 'transparent', '& svg': { visibility: 'hidden' } },
    _disabled: { '&:not([aria-busy=true])': { opacity: '0.5', boxShadow: 'none' } },
  },
  variants: {
    variant: {
      solid: {
        backgroundColor: 'accent.solid',
        color: 'accent.onSolid',
        boxShadow: 'raised',
        _hover: { backgroundColor: 'accent.solidHover' },
      },
      outline: {
        backgroundColor: 'bg.surface',
        borderColor: 'border.strong',
        color: 'fg.default',
        boxShadow: 'raised',
        _hover: { backgroundColor: 'bg.hover' },
      },
      ghost: {
        backgroundColor: 'transparent',
        color: 'fg.muted',
        _hover: { backgroundColor: 'bg.muted', color: 'fg.default' },
      },
      danger: {
        backgroundColor: 'danger.solid',
        color: 'danger.onSolid',
        boxShadow: 'raised',
        _hover: { backgroundColor: 'danger.solidHover' },
      },
      dangerOutline: {
        backgroundColor: 'bg.surface',
        borderColor: 'border.strong',
        color: 'danger.fg',
        boxShadow: 'raised',
        _hover: { backgroundColor: 'danger.subtle', borderColor: 'danger.border' },
      },
    },
    size: {
      sm: { height: 'control.sm', paddingInline: '2.5', gap: '1.5' },
      md: { height: 'control.md', paddingInline: '3.5', gap: '2' },
      lg: { height: 'control.lg', paddingInline: '4', gap: '2', textStyle: 'bodyStrong', lineHeight: 'none' },
    },
    block: { true: { width: 'full' } },
  },
  defaultVariants: { variant: 'solid', size: 'md' },
});
