import type { ViewProps, Views } from '#fields/contract.ts';
import { toneOf } from '#fields/tones.ts';
import { Badge } from '#kit/badge/badge.tsx';
import type { ChoiceField } from './choice.ts';

function ChoiceBadge({ value, field, labelOf }: ViewProps<ChoiceField>) {
  const known = labelOf(value);
  return (
    <Badge tone={toneOf(field.tones, value)} title={known === undefined ? value : undefined}>
      {known ?? value}
    </Badge>
  );
}

/** The label of a value. A value that the product does not know is shown as it is. */
export const views: Views<ChoiceField> = {
  column: ({ short }) => ({ width: short ? 104 : 124, grow: 1, rank: 4 }),
  isEmpty: (value) => value.trim() === '',
  format: (value, { labelOf }) => labelOf(value) ?? value,
  Cell: ChoiceBadge,
  Detail: ChoiceBadge,
  skeleton: [{ shape: 'badge' }],
};
