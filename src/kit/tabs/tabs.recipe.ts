import { tabsAnatomy } from '@ark-ui/react/anatomy';
import { defineSlotRecipe } from '@pandacss/dev';

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
    },
    trigger: {
      flexShrink: '0',
      height: '10',
      paddingInline: '3',
      borderRadius: 'md',
      textStyle: 'label',
      color: 'fg.muted',
      whiteSpace: 'nowrap',
      transitionProperty: 'color',
      transitionDuration: 'fast',
      _hover: { color: 'fg.default' },
      _focusVisible: { outlineOffset: '[-4px]' },
      '&[data-selected]': { color: 'accent.fg' },
    },
    indicator: {
      bottom: '0',
      left: '[var(--left)]',
      width: '[var(--width)]',
      height: '0.5',
      borderRadius: 'full',
      backgroundColor: 'accent.solid',
    },
    content: {
      minWidth: '0',
      borderRadius: 'md',
      _focusVisible: { outlineOffset: '[4px]' },
    },
  },
});
