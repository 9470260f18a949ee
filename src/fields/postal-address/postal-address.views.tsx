import { AddressLines } from '#fields/address-lines.tsx';
import type { ViewProps, Views } from '#fields/contract.ts';
import { Stack } from '#kit/stack/stack.tsx';
import { Text } from '#kit/text/text.tsx';
import { writtenCoordinates } from './coordinates.ts';
import { linesOf, type PostalAddress, type PostalAddressField } from './postal-address.ts';

const inOneLine = ({ address }: PostalAddress) => linesOf(address).join(', ');

const Cell = ({ value }: ViewProps<PostalAddressField>) => (
  <Text>
    <AddressLines address={inOneLine(value)} />
  </Text>
);

/** The lines as they were entered, above the coordinates. */
function Detail({ value }: ViewProps<PostalAddressField>) {
  const coordinates = writtenCoordinates(value);
  return (
    <Stack gap="0">
      <Text overflow="lines">{value.address}</Text>
      {coordinates === '' ? null : (
        <Text variant="caption" tone="muted" tabular>
          {coordinates}
        </Text>
      )}
    </Stack>
  );
}

/** A postal address. */
export const views: Views<PostalAddressField> = {
  column: () => ({ width: 184, grow: 4, rank: 2 }),
  isEmpty: ({ address }) => address.trim() === '',
  format: inOneLine,
  fileValue: (value) => [value.address, writtenCoordinates(value)].join('\n').trim(),
  Cell,
  Detail,
  skeleton: [{ width: 'full' }, { width: 'md' }],
  wide: true,
};
