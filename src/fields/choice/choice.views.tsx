import type { ViewProps, Views } from '#fields/contract.ts';
import { Badge } from '#kit/badge/badge.tsx';
import type { ChoiceField, Tone } from './choice.ts';

/** Returns the colour of a value; neutral if its field declares none. */
export function toneOf(field: ChoiceField, value: string): Tone {
  return (Object.hasOwn(field.tones, value) ? field.tones[value] : undefined) ?? 'neutral';
}

function ChoiceBadge({ value, field, labelOf }: ViewProps<ChoiceField>) {
  const known = labelOf(value);
  return (
    <Badge tone={toneOf(field, value)} title={known === undefined ? value : undefined}>
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
