import { useState } from 'react';
import { FilterChips } from '#kit/filter-bar/filter-chips.tsx';
import { FilterPanel } from '#kit/filter-bar/filter-panel.tsx';
import { useTranslate } from '#lib/i18n/i18n.ts';
import type { FilterParameter } from '#schema/filters.ts';
import type { Resource } from '#schema/resource.ts';
import type { UrlFilters } from './filter-kind.ts';
import { filterKinds } from './filter-kinds.ts';
import { emptyValues, isOffered, isSet, listedFilters, withValues } from './listed-filters.ts';

/** The open panel: the filter that is edited, if one is chosen, and the button beside which the panel is. */
export interface OpenedFilter {
  readonly id: string | undefined;
  readonly at: string;
}

/** The props of what is beside the button of the bar. */
export interface FilterControlsProps {
  resource: Resource;
  parameters: readonly FilterParameter[];
  values: UrlFilters;
  onChange: (values: UrlFilters) => void;
  addId: string;
  opened: OpenedFilter | undefined;
  onOpen: (opened: OpenedFilter | undefined) => void;
}

/** The filters that are set, and the panel in which one is chosen and set. */
export function FilterControls(props: FilterControlsProps) {
  const { resource, parameters, values, onChange, addId, opened, onOpen } = props;
  const t = useTranslate();
  const filters = listedFilters(resource, parameters);
  // The panel keeps its content while it closes.
  const [last, setLast] = useState(opened);
  if (opened !== undefined && opened !== last) setLast(opened);
  const edited = filters.find(({ id }) => id === last?.id);
  const isEdited = (id: string) => opened !== undefined && opened.at !== addId && opened.id === id;
  const Editor = edited && filterKinds[edited.kind].Editor;

  return (
    <>
      <FilterChips
        addId={addId}
        clearLabel={t('filters.clear')}
        editing={opened?.at === addId ? undefined : opened?.id}
        filters={filters
          .filter((filter) => isSet(filter, values) || isEdited(filter.id))
          .map((filter) => {
            const { Value } = filterKinds[filter.kind];
            return {
              id: filter.id,
              label: filter.label,
              value: isSet(filter, values) ? <Value filter={filter} values={values} /> : null,
              isReadOnly: !isOffered(filter),
              removeLabel: t('filters.remove', { filter: filter.label }),
            };
          })}
        onEdit={(id, at) => onOpen({ id, at })}
        onRemove={(removed) => {
          const filter = filters.find(({ id }) => id === removed);
          if (filter) onChange(withValues(values, emptyValues(filter)));
        }}
        onClear={() => onChange({})}
      />
      {last === undefined ? null : (
        <FilterPanel
          key={last.at}
          open={opened !== undefined}
          onOpenChange={(open) => open || onOpen(undefined)}
          triggerId={last.at}
          title={t('list.filter')}
          closeLabel={t('common.close')}
          backLabel={t('common.back')}
          filters={filters.filter(isOffered)}
          editing={last.id}
          chosen={last.at === addId}
          onEdit={(id) => onOpen({ ...last, id })}
        >
          {edited && Editor ? (
            <Editor
              filter={edited}
              values={values}
              onChange={(changed) => onChange(withValues(values, changed))}
              onDone={() => onOpen(undefined)}
            />
          ) : null}
        </FilterPanel>
      )}
    </>
  );
}
