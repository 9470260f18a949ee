import { useEffect, useState } from 'react';
import type { SelectOption } from './select.ts';

interface FirstMatch {
  options: readonly SelectOption[];
  /** The option to begin at, if it is among the options. Default: the first one. */
  chosen: string | undefined;
  /** True if the options do not match the typed text yet. */
  pending: boolean;
  pick: (value: string) => void;
}

/**
 * Returns the highlighted option of a search: the one that the user moved to, else the first match. While the matches are
 * pending there is none, and Enter (`take`) waits for them: the first option may still be that of another text.
 */
export function useFirstMatch({ options, chosen, pending, pick }: FirstMatch) {
  const [moved, setMoved] = useState<string | null>(null);
  const [waiting, setWaiting] = useState(false);
  const offered = (value: string | null | undefined) =>
    options.find((option) => option.value === value)?.value ?? null;
  const first = offered(chosen) ?? options[0]?.value ?? null;

  useEffect(() => {
    if (!waiting || pending) return;
    setWaiting(false);
    if (first !== null) pick(first);
  }, [waiting, pending, first, pick]);

  return {
    highlighted: offered(moved) ?? (pending ? null : first),
    setMoved,
    /** True once the user has moved to an option. */
    isMoved: moved !== null,
    take: () => setWaiting(true),
    /** Forgets what was done for another text. */
    restart() {
      setMoved(null);
      setWaiting(false);
    },
  };
}
