import { lazyComponent } from '#kit/lazy-component.ts';
import { SelectControl, type SelectFrameProps } from './select-control.tsx';
import { SearchContext, type SelectSearch } from './select-search.ts';

/** The props of a select of one value among many. */
export type SearchSelectProps = SelectFrameProps & {
  value: string | null;
  /** The label of the chosen value, which may not be among the options. */
  valueLabel: string | null;
  onValueChange: (value: string | null) => void;
  /** The search box above the options, and what its owner found. */
  search: SelectSearch;
  /** Called when the pointer or focus reaches the picker: its options may be loaded. */
  onIntent?: (() => void) | undefined;
};

const part = lazyComponent(async () => (await import('./search-list.tsx')).SearchList);

/** A select whose options its owner loads for the typed text. */
export function SearchSelect({ value, valueLabel, onValueChange, search, ...frame }: SearchSelectProps) {
  return (
    <SearchContext value={search}>
      <SelectControl
        {...frame}
        part={part}
        popup="dialog"
        multiple={false}
        value={value === null ? [] : [value]}
        onValueChange={(picked) => onValueChange(picked.at(-1) ?? null)}
        shown={valueLabel}
      />
    </SearchContext>
  );
}
