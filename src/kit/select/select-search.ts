import { createContext } from 'react';

/** The box above the choices, whose text somebody else answers with choices. */
export interface SelectSearch {
  label: string;
  placeholder: string;
  onSearch: (text: string) => void;
  /** What is said in the place of choices, e.g. that there are none. */
  note?: string | undefined;
}

/** Carries the search past the trigger to the list, which knows no more of its owner. */
export const SearchContext = createContext<SelectSearch | undefined>(undefined);
