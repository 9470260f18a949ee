import { type KeyboardEvent, type PointerEvent, type RefObject, useRef, useState } from 'react';
import { moved, positionAt } from './arranged.ts';

interface ReorderOptions<Item> {
  readonly items: readonly Item[];
  readonly onItemsChange: (items: readonly Item[]) => void;
  /** Returns what is announced after a move; the position counts from 1. */
  readonly announce: (item: Item, position: number) => string;
}

/** Lets the rows of a list be put into another order: by their grips, with Alt and the arrow keys, and by buttons. */
export function useReorder<Item extends { readonly id: string }>(options: ReorderOptions<Item>) {
  const { items, onItemsChange, announce } = options;
  const list: RefObject<HTMLUListElement | null> = useRef(null);
  const [dragged, setDragged] = useState<string>();
  const [announced, setAnnounced] = useState('');

  const move = (item: Item, position: number) => {
    const next = moved(items, item.id, position);
    const to = next.indexOf(item);
    if (to === items.indexOf(item)) return;
    onItemsChange(next);
    setAnnounced(announce(item, to + 1));
  };
  const grab = (event: PointerEvent, item: Item) => {
    if (event.button !== 0) return;
    // Nothing is selected on the way.
    event.preventDefault();
    // The list gets the events: a row that changes its position would lose them.
    list.current?.setPointerCapture(event.pointerId);
    setDragged(item.id);
  };
  const drag = ({ clientY }: PointerEvent) => {
    const item = items.find(({ id }) => id === dragged);
    if (item === undefined) return;
    const others = [...(list.current?.children ?? [])].filter((_, index) => items[index] !== item);
    const rows = others.map((row) => row.getBoundingClientRect());
    move(item, positionAt(clientY, rows));
  };
  const pressKey = (event: KeyboardEvent, item: Item, position: number) => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (!event.altKey || step === undefined) return;
    event.preventDefault();
    move(item, position + step);
  };

  return {
    move,
    /** What the last move is announced with. */
    announced,
    list: {
      ref: list,
      'data-dragging': dragged === undefined ? undefined : '',
      onPointerMove: drag,
      onLostPointerCapture: () => setDragged(undefined),
    },
    /** Returns the props of a row. */
    row: (item: Item, position: number) => ({
      'data-dragged': dragged === item.id ? '' : undefined,
      onKeyDown: (event: KeyboardEvent) => pressKey(event, item, position),
    }),
    /** Returns the props of the grip of a row. */
    grip: (item: Item) => ({ onPointerDown: (event: PointerEvent) => grab(event, item) }),
  };
}
