import type { NextElement } from '#runtime/links/next-row.ts';

const rowsOf = () => [...document.querySelectorAll<HTMLElement>('main tbody tr')];
const isSelected = (row: HTMLElement) => row.ariaSelected === 'true';

/**
 * Notes the selected rows of the list. Returns a function that finds where the focus goes when something was done with them:
 * to the first row that is still selected, else to the row below the last one of them, else to the first row.
 */
export function nextUnselected(): NextElement {
  const before = rowsOf();
  const below = before.slice(before.findLastIndex(isSelected) + 1);
  return () => {
    const rows = rowsOf();
    const next = rows.find(isSelected) ?? below.find(({ isConnected }) => isConnected) ?? rows[0];
    return next?.querySelector<HTMLElement>('a, button') ?? next?.querySelector('input') ?? undefined;
  };
}
