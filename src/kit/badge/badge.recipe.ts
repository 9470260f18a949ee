import { defineRecipe } from '@pandacss/dev';

export const badgeRecipe = defineRecipe({
  className: 'badge',
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    maxWidth: 'full',
    minHeight: '5',
    paddingInline: '1.5',
    borderRadius: 'sm',
    textStyle: 'caption',
    fontWeight: 'medium',
    verticalAlign: 'middle',
    /** Where it is narrow the words wrap: a word cut short says nothing. */
    '& > span': { minWidth: '0', overflowWrap: 'break-word', hyphens: 'auto' },
    /** Where the system chooses the colours, its ground is gone. */
    _highContrast: { border: '[1px solid CanvasText]' },
  },
  variants: {
    tone: {
      neutral: { backgroundColor: 'bg.muted', color: 'fg.muted' },
      accent: { backgroundColor: 'accent.subtle', color: 'accent.fg' },
      success: { backgroundColor: 'success.subtle', color: 'success.fg' },
      warning: { backgroundColor: 'warning.subtle', color: 'warning.fg' },
      danger: { backgroundColor: 'danger.subtle', color: 'danger.fg' },
      info: { backgroundColor: 'info.subtle', color: 'info.fg' },
    },
  },
  defaultVariants: { tone: 'neutral' },
});
