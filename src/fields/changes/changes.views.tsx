import type { Views } from '#fields/contract.ts';
import { lazyDetail } from '#fields/lazy-detail.tsx';
import type { ChangesField } from './changes.ts';

const skeleton = [{ width: 'lg' }] as const;

// The built product loads these views with the descriptors that use them. The code that draws changes is larger, and
// loads when the first record is shown.
const List = lazyDetail<ChangesField>(async () => (await import('./changes.list.tsx')).ChangeList, skeleton);

/** The record and its changed fields, one below the other. */
export const views: Views<ChangesField> = {
  column: () => ({ width: 198, grow: 4, rank: 4 }),
  tall: true,
  isEmpty: ({ name, record, changes }) => name === null && !record && !changes[0],
  format: ({ name, record, changes }, { labelOf }) =>
    [name && labelOf(name), record?.title, ...changes.map(({ field }) => field)].filter(Boolean).join(' '),
  Cell: List,
  Detail: List,
  skeleton,
  cellSkeleton: () => [{ width: 'lg' }, { width: 'lg' }, { width: 'lg' }],
  wide: true,
};
