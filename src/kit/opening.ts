import { type KeyboardEvent, useState } from 'react';

const ends: Readonly<Record<string, 'first' | 'last'>> = {
  ArrowDown: 'first',
  ArrowUp: 'last',
  Enter: 'first',
  ' ': 'first',
};

/**
 * The openings of a list beside a button: where the highlight starts, on the first or the last entry for the
 * keyboard, where `pressed` says for the pointer. Each opening is counted, since a list keeps the state of one.
 * `onStart` runs with each.
 */
export function useOpening<Pressed extends string>(pressed: Pressed, onStart?: () => void) {
  const [open, setOpen] = useState(false);
  const [opening, setOpening] = useState<{ count: number; entrance: Pressed | 'first' | 'last' }>({
    count: 0,
    entrance: pressed,
  });

  const start = (entrance: Pressed | 'first' | 'last') => {
    onStart?.();
    setOpening(({ count }) => ({ count: count + 1, entrance }));
    setOpen(true);
  };
  return {
    open,
    ...opening,
    close: () => setOpen(false),
    /** For the button. */
    trigger: {
      onKeyDown(event: KeyboardEvent) {
        const entrance = ends[event.key];
        if (entrance === undefined || open) return;
        event.preventDefault();
        start(entrance);
      },
      onClick: () => (open ? setOpen(false) : start(pressed)),
    },
  };
}
