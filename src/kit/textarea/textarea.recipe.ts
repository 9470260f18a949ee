import { defineRecipe } from '@pandacss/dev';

export const textareaRecipe = defineRecipe({
  className: 'textarea',
  base: {
    display: 'block',
    width: 'full',
    minHeight: '20',
    maxHeight: 'xs',
    paddingInline: '3',
    paddingBlock: '2',
    backgroundColor: 'bg.surface',
    border: 'control',
    borderRadius: 'md',
    textStyle: 'body',
    resize: 'vertical',
    fieldSizing: 'content',
    _small: { fontSize: 'lg' },
    _focusVisible: { borderColor: 'accent.solid' },
    _invalid: { borderColor: 'danger.solid' },
    _disabled: { backgroundColor: 'bg.subtle', borderColor: 'border.default', color: 'fg.disabled' },
    '&:read-only': { backgroundColor: 'bg.subtle' },
  },
});
