import { defineGlobalStyles } from '@pandacss/dev';

/**
 * Removes the browser's own looks of the elements that the product uses. Panda's reset is for every element and for older
 * browsers, and three times as large.
 */
export const reset = defineGlobalStyles({
  '*, ::before, ::after, ::backdrop, ::file-selector-button': {
    boxSizing: 'border-box',
    margin: '0',
    padding: '0',
    borderWidth: '0',
    borderStyle: 'solid',
  },
  'img, svg': { display: 'block' },
  img: { maxWidth: 'full', height: 'auto' },
  'h1, h2, h3, h4': { fontSize: '[inherit]', fontWeight: '[inherit]', textWrap: 'balance' },
  'ol, ul': { listStyle: 'none' },
  'button, input, select, textarea, ::file-selector-button': {
    font: 'inherit',
    letterSpacing: '[inherit]',
    color: '[inherit]',
    backgroundColor: 'transparent',
  },
  textarea: { resize: 'vertical' },
  table: { borderCollapse: 'collapse', borderColor: '[inherit]' },
  a: { color: '[inherit]', textDecoration: 'inherit' },
  'code, kbd': { fontFamily: 'mono', fontSize: '[1em]' },
  '::-webkit-search-decoration, ::-webkit-search-cancel-button': { appearance: 'none' },
  /** Firefox marks invalid controls by itself. */
  ':user-invalid': { boxShadow: 'none' },
  '[hidden]': { display: 'none!' },
});
