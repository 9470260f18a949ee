import { SearchInput } from '#kit/search-input/search-input.tsx';
import { useTranslate } from '#lib/i18n/i18n.ts';
import { resourceText } from '#runtime/record/labels.ts';
import type { Resource } from '#schema/resource.ts';
import { longestQuery } from './list-search.ts';
import { useSearchController } from './use-search-controller.ts';

interface ListSearchBoxProps {
  resource: Resource;
  /** The text that was searched for. */
  query: string;
  onSearch: (query: string) => void;
}

/** The search box of a list. Typing renders only the box again, not the list. */
export function ListSearchBox({ resource, query, onSearch }: ListSearchBoxProps) {
  const t = useTranslate();
  const box = useSearchController(query, onSearch);
  const label = resourceText(resource, 'list.search');
  return (
    <SearchInput
      label={label}
      placeholder={label}
      data-shortcut="/"
      maxLength={longestQuery}
      clearLabel={t('list.clearBox')}
      value={box.text}
      onValueChange={box.change}
      onKeyDown={(event) => {
        if (event.key === 'Enter') box.submit();
      }}
    />
  );
}
