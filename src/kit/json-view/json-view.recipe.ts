import { defineSlotRecipe } from '@pandacss/dev';

/** A tree in the letters of code. Code runs from left to right in every script. */
export const jsonViewRecipe = defineSlotRecipe({
  className: 'jsonView',
  slots: ['root', 'copy', 'tree', 'branch', 'line', 'marker', 'inner', 'name', 'value', 'count'],
  base: {
    root: {
      display: 'flex',
      alignItems: 'flex-start',
      gap: '1',
      minWidth: '0',
      border: 'default',
      borderRadius: 'md',
      backgroundColor: 'bg.subtle',
    },
    copy: { order: '1', padding: '1', _print: { display: 'none' } },
    tree: { flexGrow: '1', minWidth: '0', padding: '2', textStyle: 'code', overflowWrap: 'anywhere' },
    /** A line without a marker begins where the text of the others does. */
    line: {
      display: 'flex',
      alignItems: 'flex-start',
      gap: '1',
      minHeight: '6',
      paddingBlock: '0.5',
      paddingInlineEnd: '1.5',
      borderRadius: 'sm',
      listStyle: 'none',
      _small: { 'summary&': { minHeight: '9', alignItems: 'center' } },
    },
    branch: {
      '& > summary': {
        transitionProperty: 'background-color, box-shadow',
        transitionDuration: 'fast',
        '&::-webkit-details-marker': { display: 'none' },
        _hover: { backgroundColor: 'bg.muted' },
        _active: { backgroundColor: 'bg.muted', boxShadow: 'pressed' },
        _focusVisible: { outlineOffset: '0' },
      },
      '&[open] > summary > :first-child': { transform: '[rotate(90deg)]' },
    },
    marker: {
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      flexShrink: '0',
      width: '5',
      height: '[1lh]',
      color: 'fg.subtle',
      transitionProperty: 'transform',
      transitionDuration: 'fast',
    },
    /** A quiet line leads from what is open to its last member. */
    inner: { marginInlineStart: '2.5', paddingInlineStart: '1.5', borderInlineStart: 'subtle' },
    name: { color: 'fg.default' },
    value: {
      '&[data-type=string]': { color: 'success.fg' },
      '&[data-type=number]': { color: 'accent.fg' },
      '&[data-type=boolean]': { color: 'warning.fg' },
      '&[data-type=null]': { color: 'fg.muted', fontStyle: 'italic' },
    },
    count: { textStyle: 'caption', fontFamily: 'sans', color: 'fg.muted' },
  },
});
