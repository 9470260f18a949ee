import type { ReactNode } from 'react';
import { viewsOf } from '#fields/views.ts';
import { Stack } from '#kit/stack/stack.tsx';
import { Text } from '#kit/text/text.tsx';
import type { ComposedColumn } from '#schema/columns.ts';
import type { Resource, StoredRecord } from '#schema/resource.ts';
import { fieldCell } from './field-cell.tsx';
import { fieldOf, presentValue } from './present-field.ts';
import { rowCell } from './row-cell.tsx';

interface ComposedCellProps {
  resource: Resource;
  /** Undefined during loading. */
  record: StoredRecord | undefined;
  column: ComposedColumn;
}

/**
 * Shows several fields in one cell: a picture beside lines. The first line is strong if the title of the row is one of the
 * fields. A further line without a value is left out. During loading, it shows the shapes of the values.
 */
export function composedCell({ column: { picture, lines, alike }, ...props }: ComposedCellProps) {
  const { resource, record } = props;
  const [first = [], ...others] = lines.map((line) => [line].flat());
  const isPresent = (name: string) =>
    record === undefined || presentValue(resource, record, name) !== undefined;
  /** Fields side by side. Those that find no space are below the others. */
  const inOneLine = (names: readonly string[], below?: ReactNode) => (
    <Stack as="span" direction="row" gap="line" align="center" wrap>
      {names.map((name) => rowCell({ ...props, name, below }))}
    </Stack>
  );
  const further = others
    .map((names) => names.filter(isPresent))
    .filter(([name]) => name)
    .map((names) => (
      <Text key={names[0]} variant="caption" tone={alike ? undefined : 'muted'}>
        {inOneLine(names)}
      </Text>
    ));
  // Beside the picture of a person, further lines begin where the name does.
  const [lead = '', more] = first;
  const below =
    !more && isPresent(lead) && viewsOf(fieldOf(resource, lead)).pictured && further[0] && further;
  return (
    <Stack direction="row" gap="3" align="center">
      {picture && fieldCell({ ...props, name: picture })}
      {/* Without a picture, which is higher than two lines, a filled box would touch the line above it. */}
      <Stack gap={picture || alike ? '0' : '1'} grow>
        <Text variant={lines.flat().includes(resource.title) ? 'strong' : alike && 'caption'}>
          {inOneLine(first, below)}
        </Text>
        {!below && further}
      </Stack>
    </Stack>
  );
}
