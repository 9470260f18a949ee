import type { ViewProps, Views } from '#fields/contract.ts';
import { Stack } from '#kit/stack/stack.tsx';
import { Text } from '#kit/text/text.tsx';
import { Tooltip } from '#kit/tooltip/tooltip.tsx';
import { formatDateTime, formatRelative } from '#lib/dates/dates.ts';
import type { InstantField } from './instant.ts';
import { useRelativeTime } from './use-relative-time.tsx';

const full = (value: string) => formatDateTime(value) ?? value;
const exact = (value: string) => formatDateTime(value, 'second') ?? value;
const relative = (value: string) => formatRelative(value) ?? value;

function FullDate({ value, field }: ViewProps<InstantField>) {
  return (
    <Text as="time" dateTime={value} tabular>
      {(field.style === 'exact' ? exact : full)(value)}
    </Text>
  );
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
    <Tooltip content={full(value)}>
      <Text as="time" dateTime={value} overflow="nowrap" tabIndex={0}>
        <Age value={value} />
      </Text>
    </Tooltip>
  );
}

/** The full date, and the relative time. */
function Detail(props: ViewProps<InstantField>) {
  const { value, field } = props;
  return (
    <Stack as="span" direction="row" gap="2" align="baseline" wrap>
      <FullDate {...props} />
      {field.style === 'relative' && (
        <Text tone="muted">
          <Age value={value} />
        </Text>
      )}
    </Stack>
  );
}

const formats = { relative, full, exact };

/** A moment in the reader's own time. */
export const views: Views<InstantField> = {
  width: 136,
  isEmpty: () => false,
  format: (value, { field: { style } }) => formats[style](value),
  Cell,
  Detail,
};
