import { sliderAnatomy } from '@ark-ui/react/anatomy';
import { defineSlotRecipe } from '@pandacss/dev';

export const sliderRecipe = defineSlotRecipe({
  className: 'slider',
  slots: sliderAnatomy.extendWith('end').keys(),
  base: {
    root: {
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      width: 'full',
      minWidth: '0',
      minHeight: '6',
    },
    /** As high as the thumb with the space around it: a press anywhere in it moves the nearest thumb. */
    control: {
      display: 'flex',
      alignItems: 'center',
      flexGrow: '1',
      minWidth: '0',
      height: '6',
      cursor: 'pointer',
      touchAction: 'pan-y',
      _disabled: { cursor: 'default' },
    },
    track: {
      flexGrow: '1',
      height: '1.5',
      borderRadius: 'full',
      backgroundColor: 'border.strong',
      _highContrast: { border: '[1px solid CanvasText]' },
      _disabled: { backgroundColor: 'border.default' },
    },
    range: {
      height: 'full',
      borderRadius: 'full',
      backgroundColor: 'accent.solid',
      _highContrast: { backgroundColor: '[Highlight]', forcedColorAdjust: 'none' },
      _disabled: { backgroundColor: 'fg.disabled', _highContrast: { backgroundColor: '[GrayText]' } },
      _invalid: { backgroundColor: 'danger.solid' },
    },
    thumb: {
      width: '5',
      height: '5',
      border: '[2px solid]',
      borderColor: 'accent.solid',
      borderRadius: 'full',
      backgroundColor: 'bg.surface',
      transitionProperty: 'background-color, border-color, box-shadow',
      transitionDuration: 'fast',
      _hover: { backgroundColor: 'accent.subtle' },
      _active: { backgroundColor: 'accent.subtle', boxShadow: 'pressed' },
      '&[data-empty]': { borderColor: 'fg.subtle', borderStyle: 'dashed' },
      _disabled: {
        backgroundColor: 'bg.subtle',
        borderColor: 'fg.disabled',
        _highContrast: { borderColor: '[GrayText]' },
      },
      _invalid: { borderColor: 'danger.solid' },
    },
    end: { flexShrink: '0', textStyle: 'caption', color: 'fg.muted', fontVariantNumeric: 'tabular-nums' },
  },
});
