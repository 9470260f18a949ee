import { defineRecipe } from '@pandacss/dev';

export const buttonRecipe = defineRecipe({
  className: 'button',
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    position: 'relative',
    flexShrink: '0',
    maxWidth: 'full',
    paddingBlock: '1',
    border: 'transparent',
    borderRadius: 'md',
    textStyle: 'label',
    lineHeight: 'tight',
    /** A long label wraps. It is never cut. */
    textAlign: 'center',
    overflowWrap: 'anywhere',
    userSelect: 'none',
    transitionProperty: 'background-color, border-color, box-shadow, color',
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
        backgroundColor: 'brand.solid',
        color: 'brand.onSolid',
        boxShadow: 'raised',
        _hover: { backgroundColor: 'brand.solidHover' },
        _active: { backgroundColor: 'brand.solidHover', boxShadow: 'pressed' },
      },
      outline: {
        backgroundColor: 'bg.surface',
        borderColor: 'border.strong',
        color: 'fg.default',
        boxShadow: 'raised',
        _hover: { backgroundColor: 'bg.hover' },
        _active: { backgroundColor: 'bg.hover', boxShadow: 'pressed' },
      },
      /** Its colour alone says that it can be pressed. Its letters align with what is above and below it. */
      ghost: {
        paddingInline: '[6px!]',
        marginInline: '[-6px]',
        backgroundColor: 'transparent',
        color: 'accent.fg',
        _hover: { backgroundColor: 'bg.muted' },
        _active: { backgroundColor: 'bg.muted', boxShadow: 'pressed' },
      },
      danger: {
        backgroundColor: 'danger.solid',
        color: 'danger.onSolid',
        boxShadow: 'raised',
        _hover: { backgroundColor: 'danger.solidHover' },
        _active: { backgroundColor: 'danger.solidHover', boxShadow: 'pressed' },
      },
      dangerOutline: {
        backgroundColor: 'bg.surface',
        borderColor: 'border.strong',
        color: 'danger.fg',
        boxShadow: 'raised',
        _hover: { backgroundColor: 'danger.subtle', borderColor: 'danger.border' },
        _active: { backgroundColor: 'danger.subtle', borderColor: 'danger.border', boxShadow: 'pressed' },
      },
    },
    size: {
      sm: { minHeight: 'control.sm', paddingInline: '2.5', gap: '1.5' },
      md: { minHeight: 'control.md', paddingInline: '3.5', gap: '2' },
      lg: {
        minHeight: 'control.lg',
        paddingInline: '4',
        gap: '2',
        textStyle: 'bodyStrong',
        lineHeight: 'tight',
      },
    },
    block: { true: { width: 'full' } },
  },
  defaultVariants: { variant: 'solid', size: 'md' },
});
