import { defineSlotRecipe } from '@pandacss/dev';

const stacked = '@container counts (max-width: 43.99rem)';

export const countLinksRecipe = defineSlotRecipe({
  className: 'countLinks',
  slots: ['root', 'title', 'set', 'item', 'icon', 'texts', 'label', 'note', 'count'],
  base: {
    root: {
      minWidth: '0',
      border: 'default',
      borderRadius: 'lg',
      backgroundColor: 'bg.surface',
      overflow: 'clip',
      containerType: 'inline-size',
      containerName: 'counts',
    },
    title: {
      paddingInline: '4',
      paddingTop: 'card',
      paddingBottom: '3',
      textStyle: 'title.card',
      borderBottom: 'subtle',
    },
    /** Side by side where there is space for each, else below each other. */
    set: { display: 'flex', [stacked]: { flexDirection: 'column' } },
    item: {
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      flexBasis: '0',
      flexGrow: '1',
      minWidth: '0',
      minHeight: '16',
      paddingInline: '4',
      paddingBlock: '3',
      color: 'fg.default',
      '&:not(:first-child)': {
        borderLeft: 'subtle',
        [stacked]: { borderLeft: 'none', borderTop: 'subtle' },
      },
      [stacked]: { flexBasis: 'auto' },
      _focusVisible: { outlineOffset: '[-2px]' },
      '&[href]': {
        _hover: { backgroundColor: 'bg.hover' },
        _active: { backgroundColor: 'bg.hover', boxShadow: 'pressed' },
      },
    },
    icon: { display: 'inline-flex', color: 'fg.subtle' },
    texts: { display: 'flex', flexDirection: 'column', flexGrow: '1', minWidth: '0' },
    label: { textStyle: 'bodyStrong', overflowWrap: 'anywhere' },
    note: {
      textStyle: 'caption',
      color: 'fg.muted',
      overflowWrap: 'anywhere',
      '&[data-failed]': { color: 'danger.fg' },
    },
    count: {
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      flexShrink: '0',
      minWidth: '8',
      minHeight: '7',
      paddingInline: '2',
      borderRadius: 'full',
      textStyle: 'bodyStrong',
      fontVariantNumeric: 'tabular-nums',
      backgroundColor: 'bg.muted',
      color: 'fg.muted',
      _highContrast: { border: '[1px solid CanvasText]' },
      '&[data-waiting]': { backgroundColor: 'warning.subtle', color: 'warning.fg' },
    },
  },
});
