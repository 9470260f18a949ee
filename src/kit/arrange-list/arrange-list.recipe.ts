import { defineSlotRecipe } from '@pandacss/dev';
import { gripStyles } from './grip-styles.ts';

export const arrangeListRecipe = defineSlotRecipe({
  className: 'arrangeList',
  slots: ['root', 'item', 'grip', 'label', 'name', 'width', 'pin', 'moves'],
  base: {
    root: {
      display: 'flex',
      flexDirection: 'column',
      width: '[24rem]',
      maxWidth: 'full',
      '&[data-dragging]': { cursor: 'grabbing' },
      _small: { width: 'full' },
      /** Further choices below it begin where the title of their panel does. */
      '& ~ :last-child': { marginTop: '3' },
      '[data-part=positioner]:not([data-sheet]) & ~ :last-child': {
        paddingInline: '1.5',
        paddingBottom: '1.5',
      },
    },
    item: {
      display: 'flex',
      alignItems: 'center',
      gap: '1',
      minHeight: '9',
      borderRadius: 'md',
      backgroundColor: 'bg.floating',
      _hover: { backgroundColor: 'bg.muted' },
      '&[data-dragged]': { position: 'relative', zIndex: 'raised', boxShadow: 'overlay' },
      _small: { minHeight: '11' },
    },
    grip: gripStyles,
    label: {
      display: 'flex',
      alignItems: 'center',
      alignSelf: 'stretch',
      flex: '1',
      gap: '2.5',
      minWidth: '0',
      textStyle: 'body',
      cursor: 'pointer',
      '&:has([aria-disabled])': { cursor: 'default' },
      '& [aria-disabled]': { accentColor: 'fg.subtle' },
    },
    name: { minWidth: '0', overflowWrap: 'anywhere' },
    /** On a small screen rows are cards, which have no columns. */
    width: { flexShrink: '0', width: '16', _small: { display: 'none' } },
    /** As wide as its button, which a fixed item does not have. */
    pin: {
      flexShrink: '0',
      width: 'control.sm',
      _small: { display: 'none' },
      '& > [aria-pressed=true]': {
        backgroundColor: 'accent.subtle',
        color: 'accent.fg',
        _highContrast: { outline: '[2px solid Highlight]', outlineOffset: '[-2px]' },
      },
    },
    moves: { display: 'inline-flex', flexShrink: '0' },
  },
});
