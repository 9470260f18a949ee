import { generateAriaTree, renderAriaTree } from 'ivya/aria';

/**
 * Returns what a screen reader reads of an element: roles, names and states in their order. Text that CSS adds is left
 * out: in the product it is for the eyes alone, and its empty alternative would be read here as text.
 */
export function readAria(root: Element): string {
  const style = root.ownerDocument.createElement('style');
  style.textContent = '*::before, *::after { content: none !important; }';
  root.ownerDocument.head.append(style);
  try {
    return renderAriaTree(generateAriaTree(root));
  } finally {
    style.remove();
  }
}
