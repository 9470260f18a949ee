import { defineRecipe } from '@pandacss/dev';

/** The native box in the accent colour: it keeps its appearance with forced colours. */
export const checkboxRecipe = defineRecipe({
  className: 'checkbox',
  base: {
    flexShrink: '0',
    width: '4',
    height: '4',
    margin: '0',
    accentColor: 'accent.solid',
    _touch: { width: '5', height: '5' },
    /**
     * In the dark theme, browsers fill an empty box so that it looks disabled, and draw a dash that is faint on the accent colour.
     * The corners are the same in every brand: a round box would be a radio button.
     */
    _dark: {
      '&:not(:checked, :indeterminate)': { appearance: 'none', border: 'control', borderRadius: '[3px]' },
      '&:indeterminate': { colorScheme: 'light' },
    },
    _invalid: {
      outlineWidth: '2px',
      outlineStyle: 'solid',
      outlineColor: 'danger.solid',
      outlineOffset: '1px',
      /** The focus ring is around the edge of the error. */
      _focusVisible: {
        outlineColor: 'focus.ring',
        outlineOffset: '4px',
        boxShadow: '[0 0 0 2px token(colors.danger.solid)]',
      },
    },
  },
});
