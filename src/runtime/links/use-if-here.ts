import { useCallback, useEffect, useRef, useState } from 'react';
import { useNoteHere } from './use-note-here.ts';

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
