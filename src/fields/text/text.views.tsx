import type { Views } from '#fields/contract.ts';
import { Text } from '#kit/text/text.tsx';
import type { TextField } from './text.ts';

/** A text as it is; a cell keeps it on one line. */
export const views: Views<TextField> = {
  isEmpty: (value) => value.trim() === '',
  format: (value) => value,
  Cell: ({ value }) => (
    <Text overflow="truncate" dir="auto" title={value}>
      {value}
    </Text>
  ),
  Detail: ({ value }) => <Text dir="auto">{value}</Text>,
  skeleton: [{ width: 'md' }],
};
