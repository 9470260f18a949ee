import { useEffect, useRef, useState } from 'react';

/** The delay of a search after the last key, in milliseconds (product rule). */
const searchDelay = 300;

/**
 * Controls a search box: a search runs when the user stops typing, and at once on Enter. `query` is the search that
 * the list shows now. If it changes from outside (the back button), the box takes it over. If it changes because of
 * the box's own search, the box keeps its text, so that nothing typed meanwhile is lost.
 */
export function useSearchController(query: string, onSearch: (query: string) => void) {
  const [text, setText] = useState(query);
  const [searched, setSearched] = useState(query);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const requested = useRef(query);
  // A delayed search uses the state of the list at the time it runs, not at the time of the key.
  const latest = useRef(onSearch);
  useEffect(() => {
    latest.current = onSearch;
  });
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (query === requested.current) return;
    requested.current = query;
    clearTimeout(timer.current);
  }, [query]);

  const [lastQuery, setLastQuery] = useState(query);
  if (query !== lastQuery) {
    setLastQuery(query);
    if (query !== searched) {
      setText(query);
      setSearched(query);
    }
  }

  const search = (next: string) => {
    clearTimeout(timer.current);
    requested.current = next.trim();
    setSearched(next.trim());
    latest.current(next.trim());
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
