import { folded } from '#schema/search-terms.ts';

const separator = /[,;|\n]/g;

/** Cuts a cell with several names into these. */
export type NameCutter = (cell: string) => string[];

/**
 * Returns a function that cuts a cell with several names into these. A name may have a comma itself, so the longest text that
 * is one of the known names counts as one. What is between is cut at each separator.
 */
export function createNameCutter(known: Iterable<string>): NameCutter {
  const names = new Set<string>();
  // No known name goes across more separators: a cell with thousands of them is still read at once.
  let most = 0;
  for (const name of known) {
    const comparable = folded(name);
    names.add(comparable);
    most = Math.max(most, comparable.match(separator)?.length ?? 0);
  }

  return (cell) => {
    const ends = [...cell.matchAll(separator)].map(({ index }) => index).concat(cell.length);
    const found: string[] = [];
    let first = 0;
    while (first < ends.length) {
      const start = first === 0 ? 0 : (ends[first - 1] ?? 0) + 1;
      const textTo = (last: number) => cell.slice(start, ends[last]).trim();
      let last = Math.min(first + most, ends.length - 1);
      while (last > first && !names.has(folded(textTo(last)))) last--;
      found.push(textTo(last));
      first = last + 1;
    }
    return found.filter((name) => name !== '');
  };
}
