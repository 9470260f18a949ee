import { inCards } from './layouts.ts';

/** The styles of a heading that sorts. Above cards, a menu replaces it (`SortMenu`). */
export const sortStyles = {
  minHeight: '6',
  textAlign: '[inherit]',
  marginInline: '[-6px]',
  paddingInline: '1.5',
  borderRadius: 'sm',
  color: 'fg.muted',
  textStyle: 'label',
  transitionProperty: 'background-color, box-shadow, color',
  transitionDuration: 'fast',
  _hover: { backgroundColor: 'bg.muted', color: 'fg.default' },
  _active: { backgroundColor: 'bg.muted', color: 'fg.default', boxShadow: 'pressed' },
  '& svg': { display: 'inline-block', verticalAlign: '[-0.15em]', marginInline: '1', opacity: '0.7' },
  /** In a repeated head, browsers leave a flex or grid container empty. */
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
  [inCards]: { display: 'none' },
} as const;
