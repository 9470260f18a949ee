import { defineSlotRecipe } from '@pandacss/dev';

/** Matches a sidebar that only shows icons. A tooltip then shows the label. */
const narrow = '@container sidebar (max-width: 8rem)';

const current = { backgroundColor: 'bg.selected', color: 'accent.fg' } as const;

export const sidebarNavRecipe = defineSlotRecipe({
  className: 'sidebar-nav',
  slots: ['root', 'tools', 'section', 'heading', 'list', 'link', 'label'],
  base: {
    root: { display: 'flex', flexDirection: 'column', gap: '5', [narrow]: { gap: '3' } },
    /** The padding leaves space for the focus ring of the filter. */
    tools: {
      boxSizing: 'content-box',
      paddingTop: '1',
      minHeight: 'control.sm',
      [narrow]: { display: 'none' },
    },
    section: {
      display: 'flex',
      flexDirection: 'column',
      gap: '1',
      /** A line between two sections replaces the headings. */
      [narrow]: { '& + &': { borderTop: 'default', paddingTop: '3' } },
    },
    heading: {
      paddingInline: '2.5',
      paddingBlock: '1',
      textStyle: 'caption',
      fontWeight: 'medium',
      color: 'fg.subtle',
      [narrow]: { srOnly: true },
    },
    list: { display: 'flex', flexDirection: 'column', gap: '0.5' },
    link: {
      display: 'flex',
      alignItems: 'center',
      gap: '2.5',
      minHeight: 'control.md',
      paddingInline: '2.5',
      paddingBlock: '1',
      [narrow]: { justifyContent: 'center', paddingInline: '0' },
      borderRadius: 'md',
      textStyle: 'bodyStrong',
      color: 'fg.muted',
      transitionProperty: 'background-color, box-shadow, color',
      transitionDuration: 'fast',
      '& svg': { color: 'fg.subtle' },
      _hover: { backgroundColor: 'bg.muted', color: 'fg.default' },
      _active: { backgroundColor: 'bg.muted', color: 'fg.default', boxShadow: 'pressed' },
      /** The current page keeps its colours on hover. */
      '&[aria-current=page]': {
        ...current,
        _hover: current,
        _active: current,
        '& svg': { color: 'accent.fg' },
      },
    },
    label: { minWidth: '0', lineClamp: 2, overflowWrap: 'anywhere', [narrow]: { display: 'none' } },
  },
});
