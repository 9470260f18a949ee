import { AddressLines } from '#fields/address-lines.tsx';
import type { Views } from '#fields/contract.ts';
import { Text } from '#kit/text/text.tsx';
import type { TextField } from './text.ts';

function Shown({ value, field }: { value: string; field: TextField }) {
  return <Text dir="auto">{field.address ? <AddressLines address={value} /> : value}</Text>;
}

/** A text as it is; an address in its lines. */
export const views: Views<TextField> = {
  column: ({ address, short }) =>
    address
      ? { width: 150, grow: 2.15, rank: 2 }
      : { width: 104, titleWidth: short ? 104 : 162, grow: short ? 1 : 2, rank: 3 },
  isEmpty: (value) => value.trim() === '',
  format: (value) => value,
  Cell: Shown,
  Detail: Shown,
  skeleton: [{ width: 'md' }],
};
