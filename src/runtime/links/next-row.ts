/** Finds the element that gets the focus, if there is one. */
export type NextElement = () => HTMLElement | undefined;

/**
 * Notes the row with the focus. Returns a function that finds where the focus goes when the row or its button is gone: to
 * the row that is now at its position or, if the row is still there, to the one below it; to the last row if there is none.
 */
export function nextRow(): NextElement {
  const row = document.activeElement?.closest('tr');
  const body = row?.parentElement;
  const index = row ? [...(body?.children ?? [])].indexOf(row) : -1;
  return () => {
    const rows = [...(body?.children ?? [])];
    const next = rows[row?.isConnected ? index + 1 : index] ?? rows.at(-1);
    return next?.querySelector<HTMLElement>('a, button') ?? undefined;
  };
}
