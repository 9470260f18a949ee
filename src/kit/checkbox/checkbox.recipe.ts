import { defineRecipe } from '@pandacss/dev';

/** The native box in the accent colour: it keeps its appearance with forced colours. */
export const checkboxRecipe = defineRecipe({
  className: 'checkbox',
  base: {
    flexShrink: '0',
    width: '4',
    height: '4',
    margin: '0',
    borderRadius: 'sm',
    accentColor: 'accent.solid',
    cursor: 'pointer',
    _small: { width: '5', height: '5' },
    transitionProperty: 'box-shadow',
    transitionDuration: 'fast',
    /** A shadow around the box, since the box itself is native. */
    _hover: { boxShadow: '[0 0 0 4px token(colors.bg.muted)]' },
    _active: { boxShadow: '[0 0 0 4px token(colors.border.strong)]' },
    _invalid: {
      outlineWidth: '2px',
      outlineStyle: 'solid',
      outlineColor: 'danger.solid',
      outlineOffset: '1px',
      /** The focus ring wins: the field shows the error, too. */
      _focusVisible: { outlineColor: 'focus.ring', outlineOffset: '2px' },
    },
    _disabled: { cursor: 'not-allowed' },
  },
});
