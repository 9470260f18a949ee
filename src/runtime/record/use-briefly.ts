import { useEffect, useState } from 'react';

/** The moment, in milliseconds. */
const moment = 1500;

/**
 * Returns true while `value` is true, but only for a moment. What follows a part of unknown height is hidden for so long: on a
 * slow network, a page that is nearly empty is worse than one whose lower part moves once.
 */
export function useBriefly(value: boolean): boolean {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    if (!value) return;
    const timer = setTimeout(() => setOver(true), moment);
    return () => {
      clearTimeout(timer);
      setOver(false);
    };
  }, [value]);
  return value && !isOver;
}
