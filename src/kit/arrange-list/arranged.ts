/** A column, or another thing, that can be shown or hidden and has a position among others. */
export interface ArrangedItem {
  readonly id: string;
  readonly label: string;
  readonly shown: boolean;
  /** True if it is always shown. */
  readonly fixed?: boolean | undefined;
  /** In pixels; undefined if the width follows from the content. */
  readonly width?: number | undefined;
  /** True if it stays where it is seen at once, although others have to give way. */
  readonly pinned?: boolean | undefined;
}

/** Returns the items with one of them at another position; a position outside counts as the nearest one. */
export function moved<Item extends { readonly id: string }>(
  items: readonly Item[],
  id: string,
  position: number,
): readonly Item[] {
  const from = items.findIndex((item) => item.id === id);
  const item = items[from];
  if (item === undefined) return items;
  const to = Math.min(Math.max(position, 0), items.length - 1);
  return items.toSpliced(from, 1).toSpliced(to, 0, item);
}

/** Returns the items with other members of one of them. */
export const changed = (
  items: readonly ArrangedItem[],
  id: string,
  members: Partial<ArrangedItem>,
): readonly ArrangedItem[] => items.map((item) => (item.id === id ? { ...item, ...members } : item));

/** Returns the position over which a pointer is: the number of rows whose middle is above it. */
export const positionAt = (y: number, rows: readonly Pick<DOMRect, 'top' | 'height'>[]): number =>
  rows.filter(({ top, height }) => top + height / 2 < y).length;
