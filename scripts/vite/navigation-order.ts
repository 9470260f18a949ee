/**
 * Returns entries in the order of the navigation: the first list, then the other groups in the order of their first
 * entries. Within a group, entries keep their order.
 */
export function inNavigationOrder<Entry extends { readonly group: string }>(
  entries: readonly Entry[],
): readonly Entry[] {
  const groups = Map.groupBy(entries, ({ group }) => group);
  const { main = [], ...others } = Object.fromEntries(groups);
  return [...main, ...Object.values(others).flat()];
}
