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

/** In `npm test`, the number of screens that share all faults. */
const sharedBy = 24;

/** The position of a screen among all reads or all writes, and among those of its shape. */
export interface Position {
  readonly shape: Shape;
  readonly index: number;
  readonly indexInShape: number;
  /** The number of screens of this shape. */
  readonly alike: number;
}

/** Returns the position of a screen among all reads or all writes. */
export function positionOf<S extends { readonly shape: Shape }>(screens: readonly S[], screen: S): Position {
  const alike = screens.filter(({ shape }) => shape === screen.shape);
  return {
    shape: screen.shape,
    index: screens.indexOf(screen),
    indexInShape: alike.indexOf(screen),
    alike: alike.length,
  };
}

/** Returns true for a response without an error. Each shape of call reads it in its own way. */
export const isResponse = ({ outcome }: Fault): boolean =>
  'change' in outcome || ('status' in outcome && outcome.status < 400);

/**
 * Returns the faults with one of some promises that a screen tries: with `npm run faults` all of them. In `npm test` the
 * screens share them. A response without an error is tried on at least one screen of every shape, any other fault on at
 * least one screen that reads and on one that writes. Every screen tries the first of its messages.
 */
export function rowsTried(position: Position, ...promised: readonly Cell[]): Row[] {
  const rows = rowsOf(position.shape).filter(({ cell }) => promised.includes(cell));
  if (triesAll) return rows;
  const names = Object.keys(faults);
  const step = Math.min(sharedBy, position.alike);
  return rows.filter(({ name, fault, cell }, at) => {
    const isShared = isResponse(fault)
      ? at % step === position.indexInShape % step
      : names.indexOf(name) % sharedBy === position.index % sharedBy;
    return isShared || (at === 0 && cell === 'message');
  });
}
