import { toggleGroupAnatomy } from '@ark-ui/react/anatomy';
import { defineSlotRecipe } from '@pandacss/dev';

/** Quiet buttons: an edge with a contrast of 3:1 marks those that are on, and nothing marks the others. */
export const toggleGroupRecipe = defineSlotRecipe({
  className: 'toggleGroup',
  slots: toggleGroupAnatomy.extendWith('mark').keys(),
  base: {
    root: { display: 'flex', flexWrap: 'wrap', gap: '1.5', minWidth: '0' },
    item: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '1.5',
      minHeight: 'control.sm',
      maxWidth: 'full',
      paddingInline: '2',
      paddingBlock: '0.5',
      border: 'transparent',
      borderRadius: 'md',
      textStyle: 'caption',
      textAlign: 'start',
      color: 'fg.muted',
      overflowWrap: 'anywhere',
      transitionProperty: 'background-color, border-color, box-shadow, color',
      transitionDuration: 'fast',
      _hover: { backgroundColor: 'bg.hover', color: 'fg.default' },
      _active: { backgroundColor: 'bg.hover', boxShadow: 'pressed' },
      '&[data-state=on]': {
        borderColor: 'border.control',
        color: 'fg.default',
        _highContrast: { borderColor: '[Highlight]' },
        _print: { borderColor: 'transparent' },
      },
      _disabled: {
        color: 'fg.disabled',
        '&[data-state=on]': { borderColor: 'border.default', color: 'fg.disabled' },
      },
    },
    /** What is off is out of sight. */
    mark: { display: 'inline-flex', flexShrink: '0', '[data-state=off] &': { opacity: '0.4' } },
  },
});
