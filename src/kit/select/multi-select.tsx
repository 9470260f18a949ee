import { Badge } from '#kit/badge/badge.tsx';
import { lazyComponent } from '#kit/lazy-component.ts';
import { chosenOptions, type SelectOption } from './select.ts';
import { SelectControl, type SelectFrameProps } from './select-control.tsx';
import { SearchContext, type SelectSearch } from './select-search.ts';

/** The props of a select of several values. */
export type MultiSelectProps = SelectFrameProps & {
  value: string[];
  onValueChange: (value: string[]) => void;
  /** A search box above the options, whose owner gives the options that match its text. Default: none. */
  search?: SelectSearch | undefined;
  /** The options that may be chosen, if a search leaves some of them out. */
  known?: readonly SelectOption[] | undefined;
  /** Called when the pointer or focus reaches the picker: a new search begins. */
  onIntent?: (() => void) | undefined;
};

const searchList = lazyComponent(async () => (await import('./search-list.tsx')).SearchList);

/** A select of several values, each shown as a badge. The list stays open during picking. */
export function MultiSelect({ value, onValueChange, search, known, ...frame }: MultiSelectProps) {
  const chosen = chosenOptions(known ?? frame.options, value);
  return (
    <SearchContext value={search}>
      <SelectControl
        {...frame}
        {...(search !== undefined && { part: searchList, popup: 'dialog' })}
        multiple
        value={value}
        onValueChange={onValueChange}
        shown={
          chosen.length === 0
            ? null
            : chosen.map((option) => <Badge key={option.value}>{option.label}</Badge>)
        }
      />
    </SearchContext>
  );
}
