import { type Cell, type Fault, faults, promiseOf, type Shape } from './faults.ts';

/** A fault and what the screens of one shape promise if it happens. */
export interface Row {
  readonly name: string;
  readonly fault: Fault;
  readonly cell: Cell;
}

/** Messages come first, since they are tried one after the other with one button. The login comes last. */
const order = ['message', 'merge', 'either', 'done', 'signIn'];
const rank = ({ cell }: Row) => (typeof cell === 'string' ? order.indexOf(cell) : -1);

/** Returns all faults, in the order of their promises to a shape. */
export function rowsOf(shape: Shape): Row[] {
  return Object.entries(faults)
    .map(([name, fault]) => ({ name, fault, cell: promiseOf(fault, shape) }))
    .toSorted((left, right) => rank(left) - rank(right));
}

/** `npm run faults` leaves nothing out. */
export const triesAll = process.env['FAULTS'] === 'all';

/**
 * `npm run faults` tries every fault on every screen. In `npm test`, each fault is tried on one screen in twelve, and on
 * at least one of each shape.
 */
const screensPerFault = triesAll ? 1 : 12;

/** The position of a screen among those of its shape. */
export interface Position {
  readonly shape: Shape;
  readonly index: number;
  /** The number of screens of this shape. */
  readonly count: number;
}

/** Returns the position of a screen among all reads or all writes of its shape. */
export function positionOf<S extends { readonly shape: Shape }>(screens: readonly S[], screen: S): Position {
  const alike = screens.filter(({ shape }) => shape === screen.shape);
  return { shape: screen.shape, index: alike.indexOf(screen), count: alike.length };
}

/**
 * Returns the faults with one of some promises that a screen tries. The screens of a shape share its faults, so that each
 * fault is tried on at least one of them. Every screen tries the first fault.
 */
export function rowsTried({ shape, index, count }: Position, ...promised: readonly Cell[]): Row[] {
  const step = Math.min(screensPerFault, count);
  return rowsOf(shape)
    .filter(({ cell }) => promised.includes(cell))
    .filter((_, at) => at === 0 || at % step === index % step);
}
