import { defineRecipe } from '@pandacss/dev';

export const badgeRecipe = defineRecipe({
  className: 'badge',
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    maxWidth: 'full',
    minHeight: '5',
    paddingInline: '[5px]',
    /** The border shows it on a selected row and on other grounds of its colour. */
    border: 'default',
    borderRadius: 'sm',
    textStyle: 'caption',
    fontWeight: 'medium',
    verticalAlign: 'middle',
    /** Text wraps in a narrow badge. */
    '& > span': { minWidth: '0', overflowWrap: 'break-word', hyphens: 'auto' },
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
