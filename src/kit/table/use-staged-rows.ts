import { startTransition, useEffect, useRef, useState } from 'react';

/** The least height of a row, in pixels, apart from what a screen shows beside the rows. */
const rowHeight = 60;
/** The rows of the default page come together. */
const leastStage = 10;
/** How far a page may be scrolled so that the rows below the first screen are out of sight, in pixels. */
const topOfPage = 200;

/**
 * Returns the rows to render now. Many new rows come in two stages: those of the first screen at once, and the others when
 * they are painted. Rows that replace as many others below a scrolled page come together, so that the page keeps its
 * height. Rows that are shown already stay.
 */
export function useStagedRows<Row>(rows: readonly Row[], keyOf: (row: Row) => string): readonly Row[] {
  const shown = useRef<ReadonlySet<string>>(new Set());
  const [complete, setComplete] = useState<readonly Row[]>();
  const count = Math.max(leastStage, Math.ceil(window.innerHeight / rowHeight));
  const first = rows.filter((row, index) => index < count || shown.current.has(keyOf(row)));
  const isStaged =
    rows !== complete &&
    first.length < rows.length &&
    (shown.current.size <= count || window.scrollY < topOfPage);
  useEffect(() => {
    if (isStaged) startTransition(() => setComplete(rows));
    else shown.current = new Set(rows.map(keyOf));
  });
  return isStaged ? first : rows;
}
