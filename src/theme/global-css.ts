import { defineGlobalStyles } from '@pandacss/dev';

/** What is pressed, other than a word in a text. */
const pressable = ':is(button, select, .button, .iconButton, nav a)';

/** What holds on every page: ground, text, focus, stillness for those who ask for it, paper. */
export const globalCss = defineGlobalStyles({
  html: {
    colorScheme: 'light',
    backgroundColor: 'bg.canvas',
    color: 'fg.default',
    fontFamily: 'sans',
    scrollPaddingTop: '16',
    textSizeAdjust: '100%',
    '&[data-theme=dark]': { '@media screen': { colorScheme: 'dark' } },
  },
  /** On the body, not on <html>: the root's size is what a rem is. */
  body: { textStyle: 'body', minHeight: 'screenHeight', overflowWrap: 'break-word' },
  ':is(:focus-visible, [data-focus-visible])': {
    outlineWidth: '2px',
    outlineStyle: 'solid',
    outlineColor: 'focus.ring',
    outlineOffset: '2px',
  },
  /** Regions that only receive focus from the program (main, error summary) show no ring. */
  '[tabindex="-1"]:focus-visible': { outlineStyle: 'none' },
  '::selection': { backgroundColor: 'accent.border' },
  '::placeholder': { color: 'fg.subtle', opacity: '1' },
  'button, [role=button], summary, select': { cursor: 'pointer' },
  /** Where the system chooses the colours, grounds are gone: its own colours say what is pointed at, pressed, chosen. */
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
  /** No ground of its own: it would cover what lies beside the text. A file input stays unseen over its box. */
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
  /** One part of the page prints by itself: it shows itself again. */
  'html[data-printing] body': { '@media print': { visibility: 'hidden' } },
  '[data-print=hide]': { '@media print': { display: 'none!' } },
  /** Paper can be read, not pressed: what leads elsewhere or asks for a hand stays on the screen. */
  'button:not(th > button), .button, .iconButton, nav, select, [role=tablist], [data-place=actions], [data-sonner-toaster]':
    { '@media print': { display: 'none!' } },
  'html, body': { '@media print': { backgroundColor: 'bg.surface!' } },
  'tr, article, section, figure': { '@media print': { breakInside: 'avoid' } },
});
