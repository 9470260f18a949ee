/** The edges of something on the screen, in pixels. */
export interface Edges {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** The distances of the toasts from the lower and the right edge of the window, in pixels. */
export interface Spot {
  readonly bottom: number;
  readonly right: number;
}

/** What toasts keep clear of. */
export interface Parts {
  /** The buttons at the end of a table, a form or a dialog. */
  readonly keepClear: readonly Edges[];
  /** What has the pointer or the focus, with its row. */
  readonly inUse: readonly Edges[];
  /** All controls. */
  readonly controls: readonly Edges[];
}

interface ToastBox {
  readonly width: number;
  readonly height: number;
  /** The distance from both edges of the window if nothing is in the way. */
  readonly distance: number;
  /** True if it is as wide as the window, and can only move up. */
  readonly fixed: boolean;
}

/** Pixels between the toasts and what they keep clear of. */
const gap = 8;

/**
 * Returns the spot that covers none of the parts, or else no control, or else nothing that is in use. Undefined if there is none.
 */
export function spotBeside(
  window: { readonly width: number; readonly height: number },
  toast: ToastBox,
  { keepClear, inUse, controls }: Parts,
): Spot | undefined {
  const wishes = [
    [...keepClear, ...inUse, ...controls],
    [...keepClear, ...controls],
    [...keepClear, ...inUse],
  ];
  for (const parts of wishes) {
    const spot = clearSpot(window, toast, parts);
    if (spot) return spot;
  }
  return undefined;
}

/**
 * Returns the spot that is nearest to the lower right corner of a window and covers none of the parts: above them, or
 * beside those at the end of a line, such as the actions of rows. Undefined if there is none in the lower half, since a toast
 * in the middle of the page would cover more.
 */
export function clearSpot(
  window: { readonly width: number; readonly height: number },
  toast: ToastBox,
  parts: readonly Edges[],
): Spot | undefined {
  const seen = parts.filter(({ top, bottom }) => bottom > 0 && top < window.height);
  const corner = window.width - toast.distance;
  const beside = seen.map(({ left }) => left - gap).filter((end) => end < corner && end - toast.width > 0);
  const spots = [corner, ...(toast.fixed ? [] : new Set(beside))].flatMap((end) => {
    const bottom = lowest(window.height, toast, seen, end);
    return bottom > window.height / 2 ? [] : [{ bottom, right: window.width - end }];
  });
  return spots.sort((a, b) => a.bottom + a.right - (b.bottom + b.right))[0];
}

/** Returns how far up the toasts are above all parts that they would cover, if they end at a position of a line. */
function lowest(height: number, toast: ToastBox, parts: readonly Edges[], end: number): number {
  const start = toast.fixed ? 0 : end - toast.width;
  const inTheWay = parts
    .filter(({ left, right }) => right > start && left < end)
    .sort((a, b) => b.bottom - a.bottom);
  let clearance = toast.distance;
  for (const { top, bottom } of inTheWay)
    if (bottom > height - clearance - toast.height - gap && top < height - clearance + gap)
      clearance = height - top + gap;
  return Math.round(clearance);
}
