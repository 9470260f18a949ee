import { hoverCardAnatomy } from '@ark-ui/react/anatomy';
import { defineSlotRecipe } from '@pandacss/dev';

export const hoverCardRecipe = defineSlotRecipe({
  className: 'hoverCard',
  slots: hoverCardAnatomy.keys(),
  base: {
    positioner: { zIndex: '[var(--z-index)!]' },
    content: {
      zIndex: 'menu',
      width: '[max-content]',
      minWidth: '[min(14rem, 100vw - 16px)]',
      maxWidth: '[min(22rem, 100vw - 16px)]',
      maxHeight: '[var(--available-height)]',
      overflowX: 'hidden',
      overflowY: 'auto',
      backgroundColor: 'bg.floating',
      borderRadius: 'lg',
      boxShadow: 'overlay',
      /** A card inside needs no frame of its own. */
      '& > *': { border: 'none' },
      _highContrast: { border: '[1px solid CanvasText]' },
      transformOrigin: '[var(--transform-origin)]',
      _open: { animation: 'popIn' },
      _closed: { animation: 'popOut' },
    },
  },
});
