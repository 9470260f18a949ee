import { defineRecipe } from '@pandacss/dev';

export const avatarRecipe = defineRecipe({
  className: 'avatar',
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flexShrink: '0',
    overflow: 'hidden',
    backgroundColor: 'bg.muted',
    color: 'fg.muted',
    fontWeight: 'medium',
    lineHeight: 'none',
    userSelect: 'none',
    /** Forced colours remove the background. */
    _highContrast: { border: '[1px solid CanvasText]' },
    /** Gives the avatar a text baseline, so that it is aligned with a label beside it. */
    _before: { content: '"\\200b"', width: '0' },
    '& img': { width: 'full', height: 'full', objectFit: 'cover' },
  },
  variants: {
    size: {
      sm: { width: '6', height: '6', fontSize: 'xs' },
      md: { width: '8', height: '8', fontSize: 'xs' },
      lg: { width: '16', height: '16', fontSize: 'xl' },
    },
    shape: {
      round: { borderRadius: 'full' },
      square: { borderRadius: 'md' },
    },
  },
  defaultVariants: { size: 'md', shape: 'round' },
});
