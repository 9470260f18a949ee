import type { ViewProps, Views } from '#fields/contract.ts';
import { toneOf } from '#fields/tones.ts';
import { Badge } from '#kit/badge/badge.tsx';
import type { StatusField } from './status.ts';

function StatusBadge({ value: { status }, field, labelOf }: ViewProps<StatusField>) {
  return (
    <Badge tone={toneOf(field.tones, status)} title={status}>
      {labelOf(status) ?? status}
    </Badge>
  );
}

/** The label of a state. One that the product does not know is shown as it is. */
export const views: Views<StatusField> = {
  column: () => ({ width: 108, grow: 1, rank: 4 }),

  isEmpty: (value) => value.status.trim() === '',
  format: ({ status }, { labelOf }) => labelOf(status) ?? status,
  Cell: StatusBadge,
  Detail: StatusBadge,
  skeleton: [{ shape: 'badge' }],
};
