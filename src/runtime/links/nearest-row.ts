import type { NextElement } from './next-row.ts';

/**
 * Notes the row of an element. Returns a function that finds where the focus goes when the element is gone, although nothing
 * was done with its row: to the row or, if that is gone, too, to the one that is now at its position, or to the last one.
 */
export function nearestRow(element: Element | null): NextElement {
  const row = element?.closest('tr');
  const body = row?.parentElement;
  const index = row ? [...(body?.children ?? [])].indexOf(row) : -1;
  return () => {
    const rows = [...(body?.children ?? [])];
    const nearest = row?.isConnected ? row : (rows[index] ?? rows.at(-1));
    return nearest?.querySelector<HTMLElement>('a, button') ?? undefined;
  };
}
