import type { ViewProps, Views } from '#fields/contract.ts';
import { DateTime } from '#fields/date-time.tsx';
import { Stack } from '#kit/stack/stack.tsx';
import { Text } from '#kit/text/text.tsx';
import { Tooltip } from '#kit/tooltip/tooltip.tsx';
import { formatDateTime } from '#lib/dates/dates.ts';
import type { InstantField } from './instant.ts';
import { useRelativeTime } from './use-relative-time.tsx';

/** The date as text. A relative time as text would not follow the clock. */
const dateOf = (value: string, style: InstantField['style']) =>
  formatDateTime(value, style === 'exact' ? 'second' : 'minute') ?? value;

function FullDate({ value, field }: ViewProps<InstantField>) {
  return <DateTime value={value} text={dateOf(value, field.style)} />;
}

/** The relative time. It stays true on a screen that is left open. */
function Age({ value }: { value: string }) {
  return useRelativeTime(value);
}

/** The relative time, with the full date in a tooltip. It takes focus, so that the keyboard can open the tooltip. */
function Cell(props: ViewProps<InstantField>) {
  const { value, field } = props;
  if (field.style !== 'relative') return <FullDate {...props} />;
  return (
    <Tooltip content={dateOf(value, 'full')}>
      <Text as="time" dateTime={value} tabIndex={0}>
        <Age value={value} />
      </Text>
    </Tooltip>
  );
}

/** The full date, and the relative time. */
function Detail(props: ViewProps<InstantField>) {
  const { value, field } = props;
  return (
    <Stack as="span" direction="row" gap="line" align="baseline" wrap>
      <FullDate {...props} />
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
  column: ({ style }) => ({ width: style === 'relative' ? 144 : 216, grow: 1, rank: 6 }),
  isEmpty: () => false,
  format: (value, { field: { style } }) => dateOf(value, style),
  Cell,
  Detail,
  skeleton: [{ width: 'md' }],
};
