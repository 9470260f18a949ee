import { type KeyboardEvent, type KeyboardEventHandler, useEffect, useState } from 'react';

interface FirstMatch {
  /** Returns true for the value of an option. */
  has: (value: string | null) => boolean;
  /** The option to begin at; null for none. */
  first: string | null;
  /** True if the options do not match the typed text yet. */
  pending: boolean;
  pick: (value: string) => void;
}

/**
 * Returns the highlighted option of a search: the one that the user moved to, else the first match. While the matches are
 * pending there is none, and Enter waits for them: the first option may still be that of another text.
 */
export function useFirstMatch({ has, first, pending, pick }: FirstMatch) {
  const [moved, setMoved] = useState<string | null>(null);
  const [waiting, setWaiting] = useState(false);

  useEffect(() => {
    if (!waiting || pending) return;
    setWaiting(false);
    if (first !== null) pick(first);
  }, [waiting, pending, first, pick]);

  const begin = pending ? null : first;
  const highlighted = has(moved) ? moved : begin;
  return {
    highlighted,
    setMoved,
    /** True once the user has moved to an option. */
    isMoved: moved !== null,
    /** Handles a key in the search box. All but an Enter that waits go on to `next`. */
    onKey(event: KeyboardEvent<HTMLInputElement>, next: KeyboardEventHandler<HTMLInputElement> | undefined) {
      if (event.key === 'Enter' && !event.nativeEvent.isComposing && highlighted === null) setWaiting(true);
      else next?.(event);
    },
    /** Forgets what was done for another text. */
    restart() {
      setMoved(null);
      setWaiting(false);
    },
  };
}
