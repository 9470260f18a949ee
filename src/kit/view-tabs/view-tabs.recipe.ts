import { defineSlotRecipe } from '@pandacss/dev';
import { inCards } from '#kit/table/layouts.ts';

/** Where a title, tools and the search fill the bar of a table. Cards are narrower still. */
const inNarrowTables = '@container table (max-width: 55.99rem)';

export const viewTabsRecipe = defineSlotRecipe({
  className: 'viewTabs',
  slots: ['root', 'list', 'item', 'tab', 'name', 'modified', 'menu', 'chosen', 'action', 'save'],
  base: {
    /** Tabs do not fit above cards: a menu offers the views. A line separates them from the title of the list. */
    root: {
      display: 'flex',
      minWidth: '0',
      marginInlineEnd: 'auto',
      _before: {
        content: '""',
        flexShrink: '0',
        width: '[1px]',
        marginBlock: '1.5',
        backgroundColor: 'border.default',
      },
      [inCards]: { display: 'none' },
    },
    /** Fading edges say that there are more tabs. The first and the last one can be scrolled out of them. */
    list: {
      display: 'flex',
      gap: '0.5',
      minWidth: '0',
      paddingBlock: '[3px]',
      paddingInlineStart: '3',
      paddingInlineEnd: '6',
      marginBlock: '[-3px]',
      scrollPaddingInline: '6',
      overflowX: 'auto',
      overflowY: 'hidden',
      scrollbarWidth: 'none',
      maskImage:
        '[linear-gradient(to right, transparent, black {sizes.3}, black calc(100% - {sizes.6}), transparent)]',
    },
    item: { display: 'flex', flexShrink: '0' },
    tab: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '1.5',
      minHeight: 'control.sm',
      maxWidth: '[15rem]',
      paddingInline: '2.5',
      borderRadius: 'md',
      textStyle: 'label',
      color: 'fg.muted',
      transitionProperty: 'background-color, box-shadow, color',
      transitionDuration: 'fast',
      '& svg': { flexShrink: '0' },
      _hover: { backgroundColor: 'bg.hover', color: 'fg.default' },
      _active: { backgroundColor: 'bg.hover', color: 'fg.default', boxShadow: 'pressed' },
      '&[aria-current]': { backgroundColor: 'accent.subtle', color: 'accent.fg' },
      _highContrast: { '&[aria-current]': { outline: '[1px solid Highlight]' } },
    },
    /** Above cards its button has a name and gets narrower, so that the title of the list keeps its space. */
    menu: {
      display: 'flex',
      flexShrink: '0',
      '& [aria-haspopup]': { paddingInline: '2.5' },
      [inCards]: { flexShrink: '1', minWidth: '0', '& [aria-haspopup]': { flexShrink: '1', minWidth: '0' } },
    },
    /** The name of the chosen view, where the tabs are not. */
    chosen: {
      display: 'none',
      minWidth: '0',
      [inCards]: { display: 'inline-flex', alignItems: 'center', gap: '2' },
    },
    action: { flexShrink: '0', [inCards]: { display: 'none' } },
    /** The menu offers it, too. In a narrower table it would lie over the title. */
    save: { flexShrink: '0', [inNarrowTables]: { display: 'none' } },
    name: { minWidth: '0', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    modified: {
      flexShrink: '0',
      width: '1.5',
      height: '1.5',
      borderRadius: 'full',
      backgroundColor: 'accent.solid',
    },
  },
});
