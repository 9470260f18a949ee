import { BadgeCheck, BadgeX } from 'lucide';
import type { Context, ViewProps, Views } from '#fields/contract.ts';
import { Icon } from '#kit/icon/icon.tsx';
import { Stack } from '#kit/stack/stack.tsx';
import { Text } from '#kit/text/text.tsx';
import type { FlagField } from './flag.ts';

function format(value: boolean, { labelOf }: Context<FlagField>): string {
  return labelOf(String(value)) ?? String(value);
}

/** A label with an icon. The label carries the meaning. */
function Indicator({ value, ...context }: ViewProps<FlagField>) {
  // A plain element keeps its width next to a text that is cut; a stack could shrink to nothing.
  return (
    <span>
      <Stack as="span" direction="row" gap="1" align="center">
        <Icon of={value ? BadgeCheck : BadgeX} size="sm" tone={value ? 'success' : 'subtle'} />
        <Text variant="caption" tone={value ? 'success' : 'subtle'} overflow="nowrap">
          {format(value, context)}
        </Text>
      </Stack>
    </span>
  );
}

/** An icon and a label for both values: false has a label too. */
export const views: Views<FlagField> = {
  column: () => ({ width: 104, grow: 1, rank: 3 }),
  isEmpty: () => false,
  format,
  Cell: Indicator,
  Detail: Indicator,
  skeleton: [{ width: 'sm' }],
};
