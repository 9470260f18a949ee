import { defineRecipe } from '@pandacss/dev';

/** The track is the native box, and the thumb is drawn on it. */
export const toggleSwitchRecipe = defineRecipe({
  className: 'toggleSwitch',
  base: {
    appearance: 'none',
    position: 'relative',
    flexShrink: '0',
    width: '8',
    height: '[1.125rem]',
    margin: '0',
    borderRadius: 'full',
    backgroundColor: 'border.control',
    cursor: 'pointer',
    transitionProperty: 'background-color, box-shadow',
    transitionDuration: 'fast',
    _small: { width: '11', height: '6' },
    /** The thumb. Its colour is that of a text on the track. */
    _before: {
      content: '""',
      position: 'absolute',
      insetBlock: '0.5',
      insetInlineStart: '0.5',
      width: '3.5',
      _small: { width: '5' },
      borderRadius: 'full',
      backgroundColor: 'accent.onSolid',
      boxShadow: 'raised',
      transitionProperty: 'inset-inline-start',
      transitionDuration: 'fast',
      _highContrast: { backgroundColor: '[CanvasText]' },
    },
    /** The area to press is larger than the track. */
    _after: { content: '""', position: 'absolute', inset: '[-6px]' },
    _checked: {
      backgroundColor: 'accent.solid',
      _before: {
        insetInlineStart: '[calc(100% - 1rem)]',
        _small: { insetInlineStart: '[calc(100% - 1.375rem)]' },
      },
    },
    _hover: {
      '&:not(:checked)': { backgroundColor: 'fg.subtle' },
      _checked: { backgroundColor: 'accent.solidHover' },
    },
    _active: { boxShadow: 'pressed' },
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
    _disabled: { backgroundColor: 'border.strong', cursor: 'not-allowed', _before: { opacity: '0.7' } },
    _highContrast: {
      forcedColorAdjust: 'none',
      border: '[1px solid CanvasText]',
      backgroundColor: '[Canvas]',
      _checked: { backgroundColor: '[Highlight]' },
    },
  },
});
