import { createContext } from 'react';

/** The search box above the options. Its owner loads options for its text. */
export interface SelectSearch {
  label: string;
  placeholder: string;
  onSearch: (text: string) => void;
  /** True if the options do not match the typed text yet. Default: false. */
  pending?: boolean | undefined;
  /** The text that replaces the options, e.g. that there are none. */
  note?: string | undefined;
}

/** Passes the search from the select to its list. */
export const SearchContext = createContext<SelectSearch | undefined>(undefined);
