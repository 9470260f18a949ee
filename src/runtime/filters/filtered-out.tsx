import { lazyComponent, useLazyComponent } from '#kit/lazy-component.ts';
import type { EmptyByFiltersProps } from './empty-by-filters.tsx';

const part = lazyComponent<EmptyByFiltersProps>(
  async () => (await import('./empty-by-filters.tsx')).EmptyByFilters,
);

/** Shown instead of rows if filters are set. Its code loads when it is needed. */
export function FilteredOut(props: EmptyByFiltersProps) {
  const Part = useLazyComponent(part, true);
  return Part === null ? null : <Part {...props} />;
}
