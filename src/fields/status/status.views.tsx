import type { ViewProps, Views } from '#fields/contract.ts';
import { Badge } from '#kit/badge/badge.tsx';
import type { StatusField } from './status.ts';

function StatusBadge({ value }: ViewProps<StatusField>) {
  return <Badge title={value.status}>{value.status}</Badge>;
}

/** A state as it is. */
export const views: Views<StatusField> = {
  column: () => ({ width: 108, grow: 1, rank: 4 }),

  isEmpty: (value) => value.status.trim() === '',
  format: (value) => value.status,
  Cell: StatusBadge,
  Detail: StatusBadge,
  skeleton: [{ shape: 'badge' }],
};
