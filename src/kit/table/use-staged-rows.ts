import { startTransition, useEffect, useState } from 'react';

/** About as many rows as a screen shows. */
const firstStage = 20;

/**
 * Returns the rows to render now. If a table grows by many rows, it gets those of the first screen at once, and the
 * others when they are painted. Rows that replace as many others come together, so that the page keeps its height.
 */
export function useStagedRows<Row>(rows: readonly Row[]): readonly Row[] {
  // The number of rows after the last stage; 0 if the table has no more than the first screen.
  const [rendered, setRendered] = useState(0);
  const { length } = rows;
  const isComplete = length <= Math.max(firstStage, rendered);
  useEffect(() => {
    if (length <= firstStage) setRendered(0);
    else if (!isComplete) startTransition(() => setRendered(length));
  }, [length, isComplete]);
  return isComplete ? rows : rows.slice(0, firstStage);
}
