import { Stack } from '#kit/stack/stack.tsx';
import { Text } from '#kit/text/text.tsx';
import type { ComposedColumn } from '#schema/columns.ts';
import type { Resource, StoredRecord } from '#schema/resource.ts';
import { FieldCell } from './field-cell.tsx';
import { presentValue } from './present-field.ts';
import { RowCell } from './row-cell.tsx';

interface ComposedCellProps {
  resource: Resource;
  record: StoredRecord;
  column: ComposedColumn;
}

/** Shows several fields in one cell: a picture beside lines, the first one strong. A line without a value is left out. */
export function ComposedCell({ resource, record, column }: ComposedCellProps) {
  const [first, ...others] = column.lines.map((line) => (typeof line === 'string' ? [line] : line));
  const filled = others
    .map((names) => names.filter((name) => presentValue(resource, record, name) !== undefined))
    .filter((names) => names.length > 0);
  return (
    <Stack direction="row" gap="3" align="center">
      {column.picture === undefined ? null : (
        <FieldCell resource={resource} record={record} name={column.picture} />
      )}
      <Stack gap="0" grow>
        <Text as="div" variant="strong">
          <Line resource={resource} record={record} names={first ?? []} />
        </Text>
        {filled.map((names) => (
          <Text key={names.join(' ')} as="div" variant="caption" tone="muted">
            <Line resource={resource} record={record} names={names} />
          </Text>
        ))}
      </Stack>
    </Stack>
  );
}

function Line({ names, ...props }: { resource: Resource; record: StoredRecord; names: readonly string[] }) {
  return (
    <Stack as="span" direction="row" gap="2" align="center">
      {names.map((name) => (
        <RowCell key={name} {...props} name={name} />
      ))}
    </Stack>
  );
}
