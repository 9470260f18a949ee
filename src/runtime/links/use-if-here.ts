import { type ParsedLocation, useRouter } from '@tanstack/react-router';
import { useCallback, useEffect, useRef, useState } from 'react';

const pathOf = ({ pathname }: ParsedLocation) => pathname;

/**
 * Returns a function that notes where the user is, and returns whether they are still there when it is called again: they
 * may also be on the way to a page that is not shown yet. What follows a late response must not take them back.
 * `partOf` returns what counts of an address: by default its path.
 */
export function useNoteHere(partOf = pathOf): () => () => boolean {
  const router = useRouter();
  return () => {
    const noted = partOf(router.latestLocation);
    return () => partOf(router.latestLocation) === noted;
  };
}

/** Returns a function that calls `action` only while the component is mounted and its page is the open one. */
export function useIfHere(action: () => void): () => void {
  const isMounted = useRef(false);
  const [isHere] = useState(useNoteHere());
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  return useCallback(() => {
    if (isMounted.current && isHere()) action();
  }, [action, isHere]);
}
