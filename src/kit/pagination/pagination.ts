/** The page that each of the four buttons leads to, or null. */
export interface PageMoves {
  first: number | null;
  previous: number | null;
  next: number | null;
  last: number | null;
}

/** Returns the pages that can be reached from a page, counted from 0. */
export function pageMoves(pageIndex: number, pageCount: number): PageMoves {
  const last = Math.max(pageCount, 1) - 1;
  const back = pageIndex > 0;
  const forth = pageIndex < last;
  return {
    first: back ? 0 : null,
    previous: back ? Math.min(pageIndex - 1, last) : null,
    next: forth ? pageIndex + 1 : null,
    last: forth ? last : null,
  };
}
