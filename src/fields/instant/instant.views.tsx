import type { ViewProps, Views } from '#fields/contract.ts';
import { Stack } from '#kit/stack/stack.tsx';
import { Text } from '#kit/text/text.tsx';
import { Tooltip } from '#kit/tooltip/tooltip.tsx';
import { formatDateTime, formatRelative } from '#lib/dates/dates.ts';
import type { InstantField } from './instant.ts';
import { useRelativeTime } from './use-relative-time.tsx';

const full = (value: string) => formatDateTime(value) ?? value;
const relative = (value: string) => formatRelative(value) ?? value;

function FullDate({ value }: { value: string }) {
  return (
    <Text as="time" dateTime={value} tabular>
      {full(value)}
    </Text>
  );
}

/** The relative time. It stays true on a screen that is left open. */
function Age({ value }: { value: string }) {
  return useRelativeTime(value);
}

/** The relative time, with the full date in a tooltip. It takes focus, so that the keyboard can open the tooltip. */
function Cell({ value, field }: ViewProps<InstantField>) {
  if (field.style === 'full') return <FullDate value={value} />;
  return (
    <Tooltip content={full(value)}>
      <Text as="time" dateTime={value} overflow="nowrap" tabIndex={0}>
        <Age value={value} />
      </Text>
    </Tooltip>
  );
}

/** The full date, and the relative time. */
function Detail({ value, field }: ViewProps<InstantField>) {
  return (
    <Stack as="span" direction="row" gap="2" align="baseline" wrap>
      <FullDate value={value} />
      {field.style === 'relative' && (
        <Text tone="muted">
          <Age value={value} />
        </Text>
      )}
    </Stack>
  );
}

/** A moment in the reader's own time. */
export const views: Views<InstantField> = {
  width: 136,
  isEmpty: () => false,
  format: (value, { field }) => (field.style === 'full' ? full(value) : relative(value)),
  Cell,
  Detail,
};
