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
    unicodeBidi: 'plaintext',
    resize: 'vertical',
    fieldSizing: 'content',
    _small: { fontSize: 'lg' },
    transitionProperty: 'border-color',
    transitionDuration: 'fast',
    _hover: {
      '&:not(:focus-visible, [data-focus-visible], [aria-invalid=true], :read-only)': {
        borderColor: 'fg.subtle',
        _highContrast: { borderColor: '[Highlight]' },
      },
    },
    _focusVisible: { '&:not([aria-invalid=true])': { borderColor: 'accent.solid' } },
    /** As in a text input: the value can be read and copied. */
    _readOnly: {
      backgroundColor: 'bg.subtle',
      borderColor: 'border.strong',
      _highContrast: { borderStyle: 'dashed' },
    },
    _invalid: { borderColor: 'danger.solid', _highContrast: { borderWidth: '[3px]' } },
    _disabled: {
      backgroundColor: 'bg.subtle',
      borderColor: 'border.default',
      color: 'fg.disabled',
      _highContrast: { borderColor: '[GrayText]', borderStyle: 'solid' },
    },
  },
});
