import { useEffect, useLayoutEffect, useRef, useState } from 'react';

/** The delay of a search after the last key, in milliseconds (product rule). */
const searchDelay = 300;

/**
 * Controls a search box: a search runs when the user stops typing, and at once on Enter. `query` is the search that
 * the list shows now. If it changes from outside (the back button), the box takes it over. If it changes because of
 * the box's own search, the box keeps its text, so that nothing typed meanwhile is lost.
 */
export function useSearchController(query: string, onSearch: (query: string) => void) {
  const [text, setText] = useState(query);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** The last search, of the box or from outside. */
  const requested = useRef(query);
  useEffect(() => () => clearTimeout(timer.current), []);
  useLayoutEffect(() => {
    if (query === requested.current) return;
    requested.current = query;
    clearTimeout(timer.current);
    setText(query);
  }, [query]);

  const search = (next: string) => {
    clearTimeout(timer.current);
    if (next.trim() === requested.current) return;
    requested.current = next.trim();
    onSearch(requested.current);
  };
  return {
    text,
    change(next: string) {
      setText(next);
      clearTimeout(timer.current);
      // An empty box searches at once: no more keys are expected.
      if (next === '') search(next);
      else timer.current = setTimeout(search, searchDelay, next);
    },
    submit: () => search(text),
  };
}
