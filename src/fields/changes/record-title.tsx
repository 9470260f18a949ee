import type { Description, ViewProps } from '#fields/contract.ts';
import { Text } from '#kit/text/text.tsx';
import type { ChangesField } from './changes.ts';

interface RecordTitleProps extends ViewProps<ChangesField> {
  description: Description | undefined;
}

/** The resource and the title of the record. The title links to the record's page, unless the record was deleted. */
export function RecordTitle({ value, labelOf, link, description }: RecordTitleProps) {
  const { action, resource, record } = value;
  const title = record?.title || undefined;
  if (!description && title === undefined) return null;
  const isOpen = description?.opens === true && action !== 'delete' && !record?.deleted;
  const linked =
    isOpen && resource !== null && record && title !== undefined
      ? link?.({ resource, id: record.id, name: title })
      : undefined;
  const deleted = record?.deleted && action !== 'delete' ? labelOf('deleted') : undefined;
  return (
    <Text overflow="clamp">
      {description?.name}
      {description && title !== undefined && ' · '}
      {linked ?? title}
      {deleted !== undefined && ` (${deleted})`}
    </Text>
  );
}
