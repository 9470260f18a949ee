import { type KeyboardEvent, useRef, useState } from 'react';

const ends: Readonly<Record<string, 'first' | 'last'>> = {
  ArrowDown: 'first',
  ArrowUp: 'last',
  Enter: 'first',
  ' ': 'first',
};

/**
 * Opens and closes a list from its button. If a key opens the list, the first or the last entry is highlighted; if a press
 * opens it, the entry `pressed`. Openings are counted, since each mounts a new list. `onStart` is called at each opening.
 * Tab leaves the list for the control after the button.
 */
export function useListOpening<Pressed extends string>(pressed: Pressed, onStart?: () => void) {
  const [open, setOpen] = useState(false);
  const [left, setLeft] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const [opening, setOpening] = useState<{ count: number; startAt: Pressed | 'first' | 'last' }>({
    count: 0,
    startAt: pressed,
  });

  const start = (startAt: Pressed | 'first' | 'last') => {
    onStart?.();
    setOpening(({ count }) => ({ count: count + 1, startAt }));
    setOpen(true);
    setLeft(false);
  };
  return {
    open,
    ...opening,
    /** True if Tab has left the list: it is removed without an animation, which would hold the focus. */
    left,
    button,
    close: () => setOpen(false),
    /** Handles the keys of the list before the list does. */
    leaveByTab(event: KeyboardEvent) {
      if (event.key !== 'Tab') return;
      // The browser moves the focus on from the button, since the list is somewhere else in the document.
      event.stopPropagation();
      button.current?.focus();
      setLeft(true);
      setOpen(false);
    },
    /** The attributes of the button. */
    trigger: {
      ref: button,
      onKeyDown(event: KeyboardEvent) {
        const startAt = ends[event.key];
        if (startAt === undefined || open) return;
        event.preventDefault();
        start(startAt);
      },
      onClick: () => (open ? setOpen(false) : start(pressed)),
    },
  };
}
