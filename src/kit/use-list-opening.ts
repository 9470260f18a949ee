import { type KeyboardEvent, useState } from 'react';

const ends: Readonly<Record<string, 'first' | 'last'>> = {
  ArrowDown: 'first',
  ArrowUp: 'last',
  Enter: 'first',
  ' ': 'first',
};

/**
 * Opens and closes a list from its button. If a key opens the list, the first or the last entry is highlighted; if a press
 * opens it, the entry `pressed`. Openings are counted, since each mounts a new list. `onStart` is called at each opening.
 */
export function useListOpening<Pressed extends string>(pressed: Pressed, onStart?: () => void) {
  const [open, setOpen] = useState(false);
  const [opening, setOpening] = useState<{ count: number; startAt: Pressed | 'first' | 'last' }>({
    count: 0,
    startAt: pressed,
  });

  const start = (startAt: Pressed | 'first' | 'last') => {
    onStart?.();
    setOpening(({ count }) => ({ count: count + 1, startAt }));
    setOpen(true);
  };
  return {
    open,
    ...opening,
    close: () => setOpen(false),
    /** The event handlers of the button. */
    trigger: {
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
