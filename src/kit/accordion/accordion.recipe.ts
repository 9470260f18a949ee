import { accordionAnatomy } from '@ark-ui/react/anatomy';
import { defineSlotRecipe } from '@pandacss/dev';

/** Lines that open, parted by rules. */
export const accordionRecipe = defineSlotRecipe({
  className: 'accordion',
  slots: accordionAnatomy.extendWith('head', 'heading', 'actions', 'body').keys(),
  base: {
    root: { borderTop: 'subtle' },
    item: { borderBottom: 'subtle' },
    head: { display: 'flex', alignItems: 'flex-start', gap: '1', paddingBlock: '1' },
    heading: { flexGrow: '1', minWidth: '0' },
    itemTrigger: {
      display: 'flex',
      alignItems: 'flex-start',
      gap: '2',
      width: 'full',
      /** The first line of the text is in the middle of a control, whose height the buttons beside it have. */
      paddingBlock: '[calc(({sizes.control.md} - 1lh) / 2)]',
      paddingInline: '1.5',
      borderRadius: 'md',
      textAlign: 'start',
      textStyle: 'body',
      overflowWrap: 'anywhere',
      transitionProperty: 'background-color, box-shadow',
      transitionDuration: 'fast',
      _hover: { backgroundColor: 'bg.hover' },
      _active: { backgroundColor: 'bg.hover', boxShadow: 'pressed' },
      _focusVisible: { outlineOffset: '0' },
      _disabled: { color: 'fg.disabled' },
    },
    /** It points where the line is read to, and down while the item is open. */
    itemIndicator: {
      display: 'inline-flex',
      alignItems: 'center',
      flexShrink: '0',
      height: '[1lh]',
      color: 'fg.subtle',
      transitionProperty: 'transform',
      transitionDuration: 'fast',
      _rtl: { transform: '[scaleX(-1)]' },
      _open: { transform: '[rotate(90deg)!]' },
    },
    actions: { display: 'flex', alignItems: 'center', gap: '1', flexShrink: '0', minHeight: 'control.md' },
    /** The content begins below the text of its line. */
    itemContent: { minWidth: '0', _open: { animation: 'fadeIn' } },
    body: {
      minWidth: '0',
      paddingInlineStart: '[calc(16px + {spacing.3.5})]',
      paddingInlineEnd: '1.5',
      paddingBottom: '4',
      _small: { paddingInlineStart: '1.5' },
    },
  },
});
