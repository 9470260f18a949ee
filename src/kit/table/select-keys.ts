/**
 * Does what a key means on a box that selects rows: moves to another box, selects all rows, or opens the row. With Shift, the
 * row that it moves to is selected as the one before.
 */
export function pressOn(box: HTMLInputElement, key: string, shift: boolean): void {
  const all = [...(box.closest('table')?.querySelectorAll<HTMLInputElement>('[data-select-box]') ?? [])];
  const [head] = all;
  if (key === 'Enter') box.closest('tr')?.querySelector<HTMLElement>('[data-row-link]')?.click();
  if (key === 'a' && head?.checked === false) head.click();
  if (key === 'Enter' || key === 'a') return;
  const next = all[placeAfter(all.indexOf(box), key, all.length)];
  next?.focus();
  if (shift && box !== head && next !== head && next?.checked !== box.checked) next?.click();
}

function placeAfter(place: number, key: string, count: number): number {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return place + (key === 'ArrowUp' ? -1 : 1);
}
