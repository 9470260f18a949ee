import type { FilterParameter } from '#schema/filters.ts';
import { choiceFilter } from './choice-filter.tsx';
import type { FilterKind } from './filter-kind.ts';
import { periodFilter } from './period-filter.tsx';
import { presenceFilter } from './presence-filter.tsx';
import { rangeFilter } from './range-filter.tsx';
import { recordFilter } from './record-filter.tsx';
import { resourceFilter } from './resource-filter.tsx';

/** How each kind of filter is set and shown. A kind without an editor does not compile. */
export const filterKinds: { readonly [K in FilterParameter['kind']]: FilterKind } = {
  choice: choiceFilter,
  days: periodFilter,
  period: periodFilter,
  presence: presenceFilter,
  range: rangeFilter,
  record: recordFilter,
  resource: resourceFilter,
};
