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
      /** The tabs fade out at both edges of the screen, in the margins of the page: there are more of them. */
      _small: {
        marginInline: '-4',
        paddingInline: '4',
        scrollPaddingInline: '4',
        maskImage:
          '[linear-gradient(to right, transparent, black {sizes.4}, black calc(100% - {sizes.4}), transparent)]',
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
