import { FilterX } from 'lucide';
import { Button } from '#kit/button/button.tsx';
import { EmptyState } from '#kit/empty-state/empty-state.tsx';
import { useTranslate } from '#lib/i18n/i18n.ts';
import type { FilterParameter } from '#schema/filters.ts';
import type { Resource } from '#schema/resource.ts';
import type { UrlFilters } from './filter-kind.ts';
import { isSet, listedFilters } from './listed-filters.ts';

/** The props of an empty list whose filters are set. */
export interface EmptyByFiltersProps {
  resource: Resource;
  parameters: readonly FilterParameter[];
  values: UrlFilters;
  /** What is searched for. */
  query: string;
  onClear: () => void;
}

/** Shown instead of rows if filters are set: it names them and the search, and offers to clear all of them. */
export function EmptyByFilters({ resource, parameters, values, query, onClear }: EmptyByFiltersProps) {
  const t = useTranslate();
  const isSearched = query !== '';
  const holding = [
    ...listedFilters(resource, parameters)
      .filter((filter) => isSet(filter, values))
      .map(({ label }) => label),
    ...(isSearched ? [t('filters.searched', { query })] : []),
  ];
  return (
    <EmptyState
      icon={FilterX}
      title={t('list.empty')}
      text={t('filters.holding', { filters: holding.join(', ') })}
      action={
        <Button
          variant="outline"
          onClick={({ currentTarget }) => {
            // This button disappears: the bar is where one filters again.
            currentTarget
              .closest('section')
              ?.querySelector<HTMLElement>('fieldset [aria-haspopup=dialog]')
              ?.focus();
            onClear();
          }}
        >
          {t(isSearched ? 'filters.clearAll' : 'filters.clear')}
        </Button>
      }
    />
  );
}
