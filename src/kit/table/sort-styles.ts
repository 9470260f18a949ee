import { inCards, inRows } from './layouts.ts';

/** The styles of a heading that sorts: text in the head, a pill above the cards of a small screen. */
export const sortStyles = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '1',
  minHeight: '6',
  textAlign: 'start',
  marginInline: '[-6px]',
  paddingInline: '1.5',
  borderRadius: 'sm',
  color: 'fg.muted',
  textStyle: 'label',
  transitionProperty: 'background-color, box-shadow, color',
  transitionDuration: 'fast',
  _hover: { backgroundColor: 'bg.muted', color: 'fg.default' },
  _active: { backgroundColor: 'bg.muted', color: 'fg.default', boxShadow: 'pressed' },
  '& svg': { opacity: '0.5' },
  /** A box with a layout of its own is empty where the head is repeated. */
  _print: { display: 'contents', '[aria-sort=none] & svg': { display: 'none' } },
  /** The position among several orders. The label of the button says it, too. */
  '&[data-order]::after': {
    content: 'attr(data-order) / ""',
    minWidth: '4',
    borderRadius: 'full',
    backgroundColor: 'accent.subtle',
    color: 'accent.fg',
    textStyle: 'caption',
    textAlign: 'center',
  },
  '[aria-sort=ascending] &, [aria-sort=descending] &': { color: 'fg.default', '& svg': { opacity: '1' } },
  /** Beside a figure, the mark stands on the side that leaves the heading above its figures. */
  [inRows]: { '[data-align=end] > &': { flexDirection: 'row-reverse', textAlign: 'end' } },
  [inCards]: {
    minHeight: '9',
    marginInline: '0',
    paddingInline: '3',
    border: 'default',
    borderRadius: 'full',
    '[aria-sort=ascending] &, [aria-sort=descending] &': {
      backgroundColor: 'accent.subtle',
      borderColor: 'accent.border',
      color: 'accent.fg',
    },
  },
} as const;
