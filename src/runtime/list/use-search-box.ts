import { useEffect, useRef, useState } from 'react';

/** How long after the last key a search runs, in milliseconds (product rule). */
const searchDelay = 300;

/**
 * The text of a search box that runs by itself once a person stops typing, and at once on Enter.
 * `query` is what the list shows now; a change of it from elsewhere (a way back) fills the box,
 * the echo of the box's own search does not, so nothing typed meanwhile is lost.
 */
export function useSearchBox(query: string, onSearch: (query: string) => void) {
  const [text, setText] = useState(query);
  const [searched, setSearched] = useState(query);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const asked = useRef(query);
  // A search that runs later starts from what the list shows then, not from when the key was pressed.
  const latest = useRef(onSearch);
  useEffect(() => {
    latest.current = onSearch;
  });
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (query === asked.current) return;
    asked.current = query;
    clearTimeout(timer.current);
  }, [query]);

  const [shown, setShown] = useState(query);
  if (query !== shown) {
    setShown(query);
    if (query !== searched) {
      setText(query);
      setSearched(query);
    }
  }

  const search = (next: string) => {
    clearTimeout(timer.current);
    asked.current = next.trim();
    setSearched(next.trim());
    latest.current(next.trim());
  };
  return {
    text,
    change(next: string) {
      setText(next);
      clearTimeout(timer.current);
      // An emptied box asks for nothing in particular: there is no more to come.
      if (next === '') search(next);
      else timer.current = setTimeout(search, searchDelay, next);
    },
    submit: () => search(text),
  };
}
