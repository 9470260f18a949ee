import type { Views } from '#fields/contract.ts';
import { Text } from '#kit/text/text.tsx';
import type { TextField } from './text.ts';

/** A text as it is; a cell shows two lines of it. */
export const views: Views<TextField> = {
  column: () => ({ width: 104, grow: 2, rank: 3 }),
  isEmpty: (value) => value.trim() === '',
  format: (value) => value,
  Cell: ({ value }) => (
    <Text overflow="clamp" dir="auto" title={value}>
      {value}
    </Text>
  ),
  Detail: ({ value }) => <Text dir="auto">{value}</Text>,
  skeleton: [{ width: 'md' }],
};
