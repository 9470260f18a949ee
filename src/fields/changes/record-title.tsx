import type { Description, ViewProps } from '#fields/contract.ts';
import { Text } from '#kit/text/text.tsx';
import type { ChangesField } from './changes.ts';

interface RecordTitleProps extends ViewProps<ChangesField> {
  description: Description | undefined;
  /** What happened, if the kind of the entry does not say it. */
  happened: string | undefined;
}

/**
 * The title of the record, and below it the resource and what happened. The title links to the record's page, unless the
 * record was deleted. Without a record, the resource is the title.
 */
export function RecordTitle({ value, labelOf, link, description, happened }: RecordTitleProps) {
  const { action, resource, record } = value;
  const title = record?.title || undefined;
  const isOpen = description?.opens === true && action !== 'delete' && !record?.deleted;
  const linked =
    isOpen && resource !== null && record && title !== undefined
      ? link?.({ resource, id: record.id, name: title })
      : undefined;
  const deleted = record?.deleted && action !== 'delete' ? labelOf('deleted') : undefined;
  const above = title ?? description?.name;
  const below = title === undefined ? undefined : description?.name;
  return (
    <>
      {above !== undefined && (
        <Text>
          {linked ?? above}
          {deleted !== undefined && ` (${deleted})`}
        </Text>
      )}
      {(below !== undefined || happened !== undefined) && (
        <Text {...(above !== undefined && { variant: 'caption', tone: 'muted' })}>
          {below}
          {below !== undefined && happened !== undefined && ' · '}
          {happened !== undefined && <span>{happened}</span>}
        </Text>
      )}
    </>
  );
}
