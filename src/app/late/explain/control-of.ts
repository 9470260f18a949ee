import type { PressedControl } from './redact.ts';

/** The roles of the elements that have one by themselves. */
const roles: Readonly<Record<string, string>> = {
  A: 'link',
  BUTTON: 'button',
  SELECT: 'combobox',
  TEXTAREA: 'textbox',
  SUMMARY: 'button',
};
const inputRoles: Readonly<Record<string, string>> = {
  checkbox: 'checkbox',
  radio: 'radio',
  search: 'searchbox',
  number: 'spinbutton',
};

const roleOf = (element: Element): string =>
  element.getAttribute('role') ??
  (element instanceof HTMLInputElement
    ? (inputRoles[element.type] ?? 'textbox')
    : (roles[element.tagName] ?? 'generic'));

/** Returns the texts inside an element, each by itself: a button may have a count or keys beside its name. */
function textsInside(element: Element): string[] {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode.textContent ?? '');
  return texts;
}

/** Returns the texts of the elements that label another one. */
const labelsOf = (element: Element): string[] => [
  ...(element.getAttribute('aria-labelledby') ?? '')
    .split(/\s+/)
    .map((id) => document.getElementById(id)?.textContent ?? ''),
  ...('labels' in element && element.labels instanceof NodeList
    ? [...element.labels].map((label) => label.textContent ?? '')
    : []),
];

/** Returns the control that was pressed, with the texts that may name it; undefined for a press on anything else. */
export function controlOf(target: EventTarget | null): PressedControl | undefined {
  if (!(target instanceof Element)) return undefined;
  const element = target.closest(
    'button, a[href], input, select, textarea, summary, [role]:not([role=presentation])',
  );
  if (element === null) return undefined;
  const names = [
    element.getAttribute('aria-label') ?? '',
    ...labelsOf(element),
    element.textContent ?? '',
    ...textsInside(element),
  ];
  return { role: roleOf(element), names: names.filter((name) => name.trim() !== '') };
}
