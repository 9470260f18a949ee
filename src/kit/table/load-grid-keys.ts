/**
 * Loads the keys of a grid with the first key that is pressed on the page. A ref of the table; returns the function that
 * stops waiting.
 */
export function loadGridKeys(table: HTMLTableElement | null): () => void {
  const load = (event: KeyboardEvent) =>
    void import('./grid-keys.ts').then(({ startGrid }) => {
      stop();
      if (table?.isConnected) startGrid(table, event);
    }, reportError);
  const stop = () => document.removeEventListener('keydown', load);
  document.addEventListener('keydown', load);
  return stop;
}
