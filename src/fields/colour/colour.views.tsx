import type { ViewProps, Views } from '#fields/contract.ts';
import { ColourSwatch } from '#kit/colour-input/colour-swatch.tsx';
import { Stack } from '#kit/stack/stack.tsx';
import { Text } from '#kit/text/text.tsx';
import type { ColourField } from './colour.ts';

/** The colour beside its code: a colour alone says nothing to those who do not see it. */
function Colour({ value }: ViewProps<ColourField>) {
  return (
    <Stack as="span" direction="row" gap="2" align="center">
      <ColourSwatch colour={value} />
      <Text tabular>{value}</Text>
    </Stack>
  );
}

/** A colour and its code. */
export const views: Views<ColourField> = {
  column: () => ({ width: 110, grow: 1, rank: 3 }),
  isEmpty: () => false,
  format: (value) => value,
  Cell: Colour,
  Detail: Colour,
  skeleton: [{ width: 'sm' }],
};
