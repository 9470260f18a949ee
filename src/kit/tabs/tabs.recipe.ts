import { tabsAnatomy } from '@ark-ui/react/anatomy';
import { defineSlotRecipe } from '@pandacss/dev';

const chosen = { color: 'accent.fg' } as const;

export const tabsRecipe = defineSlotRecipe({
  className: 'tabs',
  slots: tabsAnatomy.keys(),
  base: {
    root: { display: 'flex', flexDirection: 'column', gap: '6', minWidth: '0' },
    list: {
      position: 'relative',
      display: 'flex',
      gap: '1',
      overflowX: 'auto',
      overflowY: 'hidden',
      scrollbarWidth: 'none',
      borderBottom: 'default',
      /** A fading edge says that there are more tabs. The last one can be scrolled out of it. */
      _small: {
        paddingInlineEnd: '8',
        maskImage: '[linear-gradient(to left, transparent, black {sizes.8})]',
        _rtl: { maskImage: '[linear-gradient(to right, transparent, black {sizes.8})]' },
      },
    },
    trigger: {
      flexShrink: '0',
      height: '10',
      paddingInline: '3',
      borderRadius: 'md',
      textStyle: 'label',
      color: 'fg.muted',
      whiteSpace: 'nowrap',
      transitionProperty: 'background-color, box-shadow, color',
      transitionDuration: 'fast',
      _hover: { backgroundColor: 'bg.hover', color: 'fg.default' },
      _active: { backgroundColor: 'bg.hover', color: 'fg.default', boxShadow: 'pressed' },
      _focusVisible: { outlineOffset: '[-4px]' },
      '&[data-selected]': { ...chosen, _hover: chosen, _active: chosen },
    },
    indicator: {
      bottom: '0',
      left: '[var(--left)]',
      width: '[var(--width)]',
      height: '0.5',
      borderRadius: 'full',
      backgroundColor: 'accent.solid',
      _highContrast: { backgroundColor: '[Highlight]' },
    },
    content: {
      minWidth: '0',
      borderRadius: 'md',
      _focusVisible: { outlineOffset: '[4px]' },
    },
  },
});
