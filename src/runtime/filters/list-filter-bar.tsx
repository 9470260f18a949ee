import { memo, useId, useRef, useState } from 'react';
import { FilterBar } from '#kit/filter-bar/filter-bar.tsx';
import { lazyComponent, useLazyComponent } from '#kit/lazy-component.ts';
import { useTranslate } from '#lib/i18n/i18n.ts';
import type { FilterParameter } from '#schema/filters.ts';
import type { Resource } from '#schema/resource.ts';
import type { FilterControlsProps, OpenedFilter } from './filter-controls.tsx';
import type { UrlFilters } from './filter-kind.ts';

interface ListFilterBarProps {
  resource: Resource;
  parameters: readonly FilterParameter[];
  values: UrlFilters;
  /** Sets the filters. Changes after the first one in the same panel replace it in the history. */
  onChange: (values: UrlFilters, options: { replace: boolean }) => void;
  /** How many rows there are; undefined while that is not known. */
  count: string | undefined;
}

const controls = lazyComponent<FilterControlsProps>(
  async () => (await import('./filter-controls.tsx')).FilterControls,
);

/** The bar of a list's filters. Only its button is part of the first paint; the rest loads when it is needed. */
export const ListFilterBar = memo(function ListFilterBar({
  values,
  onChange,
  count,
  ...list
}: ListFilterBarProps) {
  const t = useTranslate();
  const addId = useId();
  const [opened, setOpened] = useState<OpenedFilter>();
  const changed = useRef(false);
  const Controls = useLazyComponent(controls, opened !== undefined || Object.keys(values).length > 0);

  const open = (next: OpenedFilter | undefined) => {
    if (next === undefined || opened === undefined) changed.current = false;
    setOpened(next);
  };
  return (
    <FilterBar
      label={t('list.filters')}
      addId={addId}
      addLabel={t('list.filter')}
      adding={opened?.at === addId}
      onAdd={() => open(opened === undefined ? { id: undefined, at: addId } : undefined)}
      onIntent={controls.preload}
      status={count}
    >
      {Controls && (
        <Controls
          {...list}
          values={values}
          onChange={(next) => {
            onChange(next, { replace: changed.current });
            changed.current = opened !== undefined;
          }}
          addId={addId}
          opened={opened}
          onOpen={open}
        />
      )}
    </FilterBar>
  );
});
