import { defineSlotRecipe } from '@pandacss/dev';

/** In browsers with `fit-content` as a minimum, a short step takes only the width that it needs. */
const sizes = '@supports (width: calc-size(auto, size))';

export const breadcrumbRecipe = defineSlotRecipe({
  className: 'breadcrumb',
  slots: ['root', 'list', 'item', 'link', 'current', 'separator'],
  base: {
    /** A single step says what the title says. */
    root: { minWidth: '0', '&:has(li:only-child)': { srOnly: true } },
    list: {
      display: 'flex',
      alignItems: 'center',
      gap: '1',
      minWidth: '0',
      /** The first text is aligned with the title; its hover background extends beyond it. */
      marginInlineStart: '[-4px]',
      textStyle: 'label',
    },
    item: {
      display: 'flex',
      alignItems: 'center',
      gap: '1',
      /** A long name shrinks first, and no step disappears. With large text, three steps are no wider than the page. */
      minWidth: '[min(3.5rem, 18%)]',
      [sizes]: { minWidth: '[calc-size(max-content, min(size, 3.5rem, 18%))]' },
      _last: {
        /** The others would lose a tenth of a pixel, and then end with an ellipsis. */
        flexShrink: '99999',
        minWidth: '[min(6rem, 36%)]',
        [sizes]: { minWidth: '[calc-size(max-content, min(size, 6rem, 36%))]' },
      },
    },
    link: {
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
      paddingInline: '1.5',
      paddingBlock: '1',
      marginInline: '[-2px]',
      borderRadius: 'sm',
      color: 'fg.muted',
      fontWeight: 'regular',
      transitionProperty: 'background-color, box-shadow, color',
      transitionDuration: 'fast',
      _hover: { backgroundColor: 'bg.muted', color: 'fg.default' },
      _active: { backgroundColor: 'bg.muted', color: 'fg.default', boxShadow: 'pressed' },
      _focusVisible: { outlineOffset: '[-2px]' },
    },
    current: {
      marginInline: '[-2px]',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
      paddingInline: '1.5',
      color: 'fg.muted',
    },
    separator: {
      display: 'inline-flex',
      flexShrink: '0',
      color: 'fg.subtle',
      _rtl: { transform: '[scaleX(-1)]' },
    },
  },
});
