/**
 * Loads the keys of a grid with the first key that is pressed on the page, or when the focus reaches the grid. A ref of the
 * table; returns the function that stops waiting.
 */
export function loadGridKeys(table: HTMLTableElement | null): () => void {
  const waiting = new AbortController();
  const { signal } = waiting;
  const load = (event: Event) =>
    void import('./grid-keys.ts').then(({ startGrid }) => {
      waiting.abort();
      if (table?.isConnected) startGrid(table, event);
    }, reportError);
  document.addEventListener('keydown', load, { signal });
  table?.addEventListener('focusin', load, { signal });
  return () => waiting.abort();
}
