import { type Cell, type Fault, faults, promiseOf, type Shape } from './faults.ts';

/** A fault and what one screen promises under it. */
export interface Row {
  readonly name: string;
  readonly fault: Fault;
  readonly cell: Cell;
}

/** The order of the cells: errors first, since they are tried one after the other with the button; the login last. */
const order = ['message', 'merge', 'either', 'done', 'signIn'];
const rank = ({ cell }: Row) => (typeof cell === 'string' ? order.indexOf(cell) : -1);

/** Returns the cells of a screen: one for each fault. */
export function rowsOf(shape: Shape): Row[] {
  return Object.entries(faults)
    .map(([name, fault]) => ({ name, fault, cell: promiseOf(fault, shape) }))
    .toSorted((left, right) => rank(left) - rank(right));
}

/** Returns the rows that run, with one promise. */
export const rowsThat = (shape: Shape, ...promised: readonly Cell[]) =>
  rowsOf(shape).filter(({ cell }) => promised.includes(cell));
