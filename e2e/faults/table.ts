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

/** `npm run faults` tries every cell. In `npm test`, each fault meets one screen in twelve, and one of each shape at least. */
const share = process.env['FAULTS'] === 'all' ? 1 : 12;

/** A screen, as one of those that have its shape. */
export interface Turn {
  readonly shape: Shape;
  readonly index: number;
  /** The number of screens with its shape. */
  readonly count: number;
}

/** Returns the turn of a screen among all reads or all writes. */
export function turnOf<S extends { readonly shape: Shape }>(screens: readonly S[], screen: S): Turn {
  const alike = screens.filter(({ shape }) => shape === screen.shape);
  return { shape: screen.shape, index: alike.indexOf(screen), count: alike.length };
}

/**
 * Returns the rows that a screen tries, with one of the promises. Screens of one shape take turns, so that each fault meets
 * at least one of them. Every screen tries the first row.
 */
export function rowsThat({ shape, index, count }: Turn, ...promised: readonly Cell[]): Row[] {
  const step = Math.min(share, count);
  return rowsOf(shape)
    .filter(({ cell }) => promised.includes(cell))
    .filter((_, at) => at === 0 || at % step === index % step);
}
