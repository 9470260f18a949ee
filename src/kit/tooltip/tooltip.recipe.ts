import { tooltipAnatomy } from '@ark-ui/react/anatomy';
import { defineSlotRecipe } from '@pandacss/dev';

export const tooltipRecipe = defineSlotRecipe({
  className: 'tooltip',
  slots: tooltipAnatomy.keys(),
  base: {
    positioner: { zIndex: '[var(--z-index)!]' },
    content: {
      zIndex: 'tooltip',
      maxWidth: '[min(18rem, 100vw - 16px)]',
      paddingInline: '2.5',
      paddingBlock: '1.5',
      backgroundColor: 'bg.inverted',
      color: 'fg.inverted',
      borderRadius: 'md',
      textStyle: 'caption',
      textWrap: 'pretty',
      overflowWrap: 'anywhere',
      boxShadow: 'overlay',
      _highContrast: { border: '[1px solid CanvasText]' },
      transformOrigin: '[var(--transform-origin)]',
      _open: { animation: 'popIn' },
      _closed: { animation: 'popOut' },
    },
  },
});
