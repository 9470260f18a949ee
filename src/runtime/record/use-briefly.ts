import { useEffect, useState } from 'react';

/** For how long parts of unknown height hide what follows them, in milliseconds. */
const longest = 1500;

/**
 * Returns true while something is true, but only for a moment: on a slow network a page that is nearly empty is worse than
 * one whose lower part moves once.
 */
export function useBriefly(value: boolean): boolean {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    if (!value) return;
    const timer = setTimeout(() => setOver(true), longest);
    return () => {
      clearTimeout(timer);
      setOver(false);
    };
  }, [value]);
  return value && !isOver;
}
