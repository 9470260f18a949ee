import { useCallback, useEffect, useRef } from 'react';

/**
 * Returns a function that calls `action` only while the component is mounted: a late response must not take users
 * back from another page.
 */
export function useIfMounted(action: () => void): () => void {
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  return useCallback(() => {
    if (isMounted.current) action();
  }, [action]);
}
