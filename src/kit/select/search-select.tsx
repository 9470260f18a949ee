import { deferred } from '#kit/deferred.ts';
import { SelectBox, type SelectFrameProps } from './select-box.tsx';
import { SearchContext, type SelectSearch } from './select-search.ts';

/** One choice among more than can be listed, or none. */
export type SearchSelectProps = SelectFrameProps & {
  value: string | null;
  /** The name of what is chosen: it may not be among the options. */
  valueLabel: string | null;
  onValueChange: (value: string | null) => void;
  search: SelectSearch;
  /** Runs once the picker is approached: its choices may be asked for. */
  onApproach?: (() => void) | undefined;
};

const part = deferred(async () => (await import('./search-list.tsx')).SearchList);

/** Like a select; the choices are searched for where they are kept, and not here. */
export function SearchSelect({ value, valueLabel, onValueChange, search, ...frame }: SearchSelectProps) {
  return (
    <SearchContext value={search}>
      <SelectBox
        {...frame}
        part={part}
        multiple={false}
        value={value === null ? [] : [value]}
        onValueChange={(picked) => onValueChange(picked.at(-1) ?? null)}
        shown={valueLabel}
      />
    </SearchContext>
  );
}
