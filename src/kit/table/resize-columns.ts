import { columnEdge } from '#styled/recipes';
import { bandWidths } from './table-layout.ts';

/** How near to the edge of a heading a pointer must be, in pixels. */
const reach = 7;

/** The widths that a column can be given, in pixels at the default text size. */
export const columnWidths = { min: 60, max: 800 } as const;

/** Called with the index of a column and its new width in pixels; undefined for the width that its content needs. */
type OnResize = (index: number, width: number | undefined) => void;

/** A column whose edge is held. */
interface Held {
  readonly heading: HTMLElement;
  /** Where the pointer was, and how wide the column was, in pixels. */
  readonly x: number;
  readonly width: number;
  /** The layouts of the table before. */
  readonly layouts: readonly string[];
}

const layoutName = (band: number) => `--columns-${band}`;

/** Returns the direction in which a column grows: 1 to the right, -1 to the left. */
const forward = (heading: HTMLElement) => (getComputedStyle(heading).direction === 'rtl' ? -1 : 1);

/** Widths follow the size of the text. */
const textScale = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16;

/** Returns the headings of values: the checkboxes and the actions have their own widths. */
const headingsOf = (head: HTMLElement) => [
  ...head.querySelectorAll<HTMLElement>('th:not([data-position=selection], [data-position=actions])'),
];

/** Returns true if a heading is in the layout of a band, and not below the title of its row. */
const isBeside = ({ dataset }: HTMLElement, band: number) =>
  Number(dataset['fold'] ?? bandWidths.length) > band;

/** Returns a layout with another width of a column. */
function withWidth(
  layout: string,
  head: HTMLElement,
  heading: HTMLElement,
  band: number,
  width: number,
): string {
  const index = [...head.querySelectorAll<HTMLElement>('th')]
    .filter((each) => isBeside(each, band))
    .indexOf(heading);
  const tracks = layout.split(/(?<!,) /);
  return index < 0 ? layout : tracks.with(index, `${width / 16}rem`).join(' ');
}

/** Returns the heading at whose end a pointer is, in a head whose headings are beside each other. */
function headingAt(head: HTMLElement, { clientX, pointerType }: PointerEvent): HTMLElement | undefined {
  const row = head.querySelector('tr');
  if (pointerType === 'touch' || row === null || getComputedStyle(row).display !== 'grid') return undefined;
  return headingsOf(head).find((heading) => {
    const { left, right } = heading.getBoundingClientRect();
    const isBelow = getComputedStyle(heading).gridColumnEnd === '-1';
    return !isBelow && Math.abs((forward(heading) === 1 ? right : left) - clientX) <= reach;
  });
}

/**
 * Lets a pointer change the widths of a table's columns at the edges of their headings. During the drag only the layout of
 * the table changes; the rows are rendered when the edge is let go. A double click gives a column the width that its
 * content needs, Escape the one from before. Returns the function that ends it.
 */
export function resizeColumns(table: HTMLTableElement, onResize: OnResize): () => void {
  const { tHead: head, style } = table;
  if (head === null) return () => undefined;
  const watch = new AbortController();
  const options = { signal: watch.signal, capture: true };
  let held: Held | undefined;

  const mark = (marked: HTMLElement | undefined) => {
    for (const heading of headingsOf(head)) heading.classList.toggle(columnEdge(), heading === marked);
  };
  const widthAt = ({ heading, x, width }: Held, { clientX }: PointerEvent) => {
    const wanted = (width + (clientX - x) * forward(heading)) / textScale();
    return Math.round(Math.min(Math.max(wanted, columnWidths.min), columnWidths.max));
  };
  const letGo = () => {
    for (const [band, layout] of (held?.layouts ?? []).entries()) style.setProperty(layoutName(band), layout);
    held = undefined;
    mark(undefined);
  };
  const indexOf = (heading: HTMLElement) => headingsOf(head).indexOf(heading);

  function grab(event: PointerEvent): void {
    const heading = event.button === 0 ? headingAt(head ?? table, event) : undefined;
    if (heading === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    const layouts = bandWidths.map((_, band) => style.getPropertyValue(layoutName(band)));
    held = { heading, x: event.clientX, width: heading.getBoundingClientRect().width, layouts };
    head?.setPointerCapture(event.pointerId);
  }

  function move(event: PointerEvent): void {
    if (held === undefined) mark(headingAt(head ?? table, event));
    else
      for (const [band, layout] of held.layouts.entries())
        style.setProperty(
          layoutName(band),
          withWidth(layout, head ?? table, held.heading, band, widthAt(held, event)),
        );
  }

  function drop(event: PointerEvent): void {
    if (held === undefined) return;
    const [index, width] = [indexOf(held.heading), widthAt(held, event)];
    const hasMoved = Math.abs(event.clientX - held.x) > 2;
    letGo();
    if (hasMoved) onResize(index, width);
  }

  head.addEventListener('pointerdown', grab, options);
  head.addEventListener('pointermove', move, options);
  head.addEventListener('pointerup', drop, options);
  head.addEventListener('lostpointercapture', letGo, options);
  head.addEventListener('pointerleave', () => held ?? mark(undefined), options);
  // A heading that sorts does not take a press on its edge for one on itself.
  head.addEventListener('click', (event) => headingAt(head, event) && event.stopPropagation(), options);
  head.addEventListener(
    'dblclick',
    (event) => {
      const heading = headingsOf(head).find((each) => each.classList.contains(columnEdge()));
      if (heading && event.target instanceof Element) onResize(indexOf(heading), undefined);
    },
    options,
  );
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && letGo(), options);
  return () => {
    letGo();
    watch.abort();
  };
}
