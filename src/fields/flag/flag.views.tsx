import { BadgeCheck, BadgeX } from 'lucide-react';
import type { Context, ViewProps, Views } from '#fields/contract.ts';
import { Icon } from '#kit/icon/icon.tsx';
import { Stack } from '#kit/stack/stack.tsx';
import { Text } from '#kit/text/text.tsx';
import type { FlagField } from './flag.ts';

function format(value: boolean, { labelOf }: Context<FlagField>): string {
  return labelOf(String(value)) ?? String(value);
}

/** The word carries the meaning; the drawing and its colour second it. */
function Indicator({ value, ...context }: ViewProps<FlagField>) {
  // A plain element around it keeps its room beside a text that is cut: a stack may shrink to nothing.
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

/** A drawing and the word for either value: false is worded too. */
export const views: Views<FlagField> = { isEmpty: () => false, format, Cell: Indicator, Detail: Indicator };
