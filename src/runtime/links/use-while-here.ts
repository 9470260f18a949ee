import { useCallback, useEffect, useRef } from 'react';

/**
 * Does something only while the component is still there: an answer that comes late does not drag a person back
 * from where they went meanwhile.
 */
export function useWhileHere(act: () => void): () => void {
  const here = useRef(false);
  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
    };
  }, []);
  return useCallback(() => {
    if (here.current) act();
  }, [act]);
}
