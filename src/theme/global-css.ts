import { defineGlobalStyles } from '@pandacss/dev';
import { reset } from './reset.ts';

/** The controls that are pressed, except links in a text. */
const pressable = ':is(button, select, .button, .iconButton, nav a)';

/**
 * Everything but the elements that rows have most of: to compare these with what is before them takes a tenth of the time
 * of their style and layout. Only in a card is a cell below another one (`kit/table/cell-styles.ts`).
 */
const blocks = ':not(path, span, svg, td, th)';

/**
 * Returns the selector of what follows a part that is settling: its height is not known yet. `kinds` are the values of
 * `data-settling` that count. A list of plain selectors: with `:is()` around `:has()`, Chromium sometimes leaves the parts
 * hidden when the last one has settled.
 */
const after = (around: string, kinds: readonly string[], following: string = blocks) =>
  kinds
    .map((kind) => `[data-settling=${kind}]`)
    .flatMap((part) => [part, `:has(${part})`])
    .map((part) => `${around} ${part} ~ ${following}`)
    .join(', ');

/** The styles of every page: background, text, focus, reduced motion, print. */
export const globalCss = defineGlobalStyles({
  ...reset,
  html: {
    colorScheme: 'light',
    backgroundColor: 'bg.canvas',
    color: 'fg.default',
    fontFamily: 'sans',
    /** What gets the focus must not stop below the header and the head of a table. */
    scrollPaddingTop: '[6.5rem]',
    textSizeAdjust: '100%',
    fontSmoothing: 'antialiased',
    '-webkit-tap-highlight-color': '[transparent]',
    '&[data-theme=dark]': { '@media screen': { colorScheme: 'dark' } },
  },
  /** On the body, not on <html>, whose font size defines the rem. */
  body: { textStyle: 'body', minHeight: 'screenHeight', overflowWrap: 'break-word' },
  ':is(:focus-visible, [data-focus-visible])': {
    outlineWidth: '2px',
    outlineStyle: 'solid',
    outlineColor: 'focus.ring',
    outlineOffset: '2px',
  },
  /** Regions that only scripts focus (main, error summary) show no ring. */
  '[tabindex="-1"]:not(input):focus-visible': { outlineStyle: 'none' },
  /**
   * What follows a part whose height is not known yet is hidden until it is, so that nothing on a page moves. Columns of a
   * grid stand side by side, and do not wait for each other unless it says so. The height of some parts is only unknown on a small screen.
   *
   * With these rules an element that is inserted before others makes the browser compute the styles of all of them again.
   * So what comes and goes while a list is used is there from the start, or stands last.
   */
  [after('main', ['true', 'rows'], `${blocks}:not(.grid:not([data-in-order]) > *)`)]: {
    visibility: 'hidden',
  },
  [after('.grid >', ['true', 'small'])]: { lgDown: { visibility: 'hidden' } },
  [`main :has([data-settling=small]) ~ ${blocks}`]: { lgDown: { visibility: 'hidden' } },
  '::selection': { backgroundColor: 'accent.border' },
  '::placeholder': { color: 'fg.subtle', opacity: '1' },
  'button, [role=button], summary, select': { cursor: 'pointer' },
  /** With forced colours backgrounds disappear: system colours show what is hovered, pressed or selected. */
  [`${pressable}:is(:hover, [data-hover]):not(:focus-visible, [data-focus-visible], :disabled)`]: {
    _highContrast: { outline: '[1px solid Highlight]', outlineOffset: '[-1px]' },
  },
  [`${pressable}:is(:active, [data-active]), [data-highlighted]:not([data-highlighted] *), a[aria-current=page]`]:
    {
      _highContrast: {
        forcedColorAdjust: 'none',
        backgroundColor: '[Highlight!]',
        color: '[HighlightText!]',
        '& *': { color: '[inherit!]' },
      },
    },
  ':disabled, [aria-disabled=true]': { cursor: 'not-allowed' },
  /** No background: it would cover what is beside the text. A file input stays invisible over its box. */
  ':is(:disabled, [aria-disabled=true]):not([aria-busy=true], [type=file])': {
    _highContrast: { opacity: '[1!]', backgroundColor: '[transparent!]', color: '[GrayText!]' },
  },
  '*, ::before, ::after': {
    '@media (prefers-reduced-motion: reduce)': {
      animationDuration: '0.01ms!',
      animationIterationCount: '1!',
      transitionDuration: '0.01ms!',
      scrollBehavior: 'auto!',
    },
  },
  /** A part of the page that is printed alone is visible again. */
  'html[data-printing] body': { '@media print': { visibility: 'hidden' } },
  '[data-print=hide]': { '@media print': { display: 'none!' } },
  /** Controls, and links to other pages, are not printed, except those whose text is a value. */
  'button:not(th > *, [data-print]), .button, .iconButton, nav, select, [role=tablist], [data-position=actions], [data-row-checkbox], [data-sonner-toaster]':
    { '@media print': { display: 'none!' } },
  /** Paper does not tell how long ago something was. */
  'time[data-tooltip]': {
    '@media print': { fontSize: '0', _after: { content: 'attr(data-tooltip)', fontSize: 'sm' } },
  },
  '@page': { size: 'A4', margin: '10mm' },
  /** The columns of a list need the width. */
  '@page list': { size: 'A4 landscape' },
  'body:has([data-printed-list])': { '@media print': { page: 'list' } },
  'html, body': { '@media print': { backgroundColor: 'bg.surface!' } },
  'tr, article, section:not(:has(table)), figure': { '@media print': { breakInside: 'avoid' } },
});
