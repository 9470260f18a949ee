import { defineSlotRecipe } from '@pandacss/dev';

export const colourInputRecipe = defineSlotRecipe({
  className: 'colourInput',
  slots: ['root', 'picker', 'swatch'],
  base: {
    root: { display: 'flex', alignItems: 'center', gap: '2', width: 'full', minWidth: '0' },
    /** The browser's own picker, as wide as it is high. */
    picker: {
      flexShrink: '0',
      width: 'control.md',
      height: 'control.md',
      padding: '1',
      backgroundColor: 'bg.surface',
      border: 'control',
      borderRadius: 'md',
      cursor: 'pointer',
      _hover: { borderColor: 'fg.subtle' },
      _active: { boxShadow: 'pressed' },
      _disabled: { backgroundColor: 'bg.subtle', borderColor: 'border.default', cursor: 'default' },
      '&::-webkit-color-swatch-wrapper': { padding: '0' },
      '&::-webkit-color-swatch': { border: 'none', borderRadius: 'sm' },
      '&::-moz-color-swatch': { border: 'none', borderRadius: 'sm' },
      /** Without a value the browser would show black. */
      '&[data-empty]::-webkit-color-swatch': { visibility: 'hidden' },
      '&[data-empty]::-moz-color-swatch': { visibility: 'hidden' },
      '&[data-empty]': { borderStyle: 'dashed' },
    },
    swatch: {
      display: 'inline-block',
      flexShrink: '0',
      width: '4',
      height: '4',
      border: 'strong',
      borderRadius: 'sm',
      verticalAlign: '[-0.2em]',
      _highContrast: { forcedColorAdjust: 'none' },
    },
  },
});
