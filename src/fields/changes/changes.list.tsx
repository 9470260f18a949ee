import type { ViewProps } from '#fields/contract.ts';
import { Stack } from '#kit/stack/stack.tsx';
import { Text } from '#kit/text/text.tsx';
import { useTranslate } from '#lib/i18n/i18n.ts';
import type { ChangesField } from './changes.ts';
import { useDescription } from './use-description.tsx';

/** The record with a link to its page, the command, and a line for each changed field. */
export function ChangeList({ value, link, describeResource }: ViewProps<ChangesField>) {
  const t = useTranslate();
  const { action, resource, record, name, changes } = value;
  const description = useDescription(describeResource, resource);
  const textOf = (field: string, raw: unknown) => description?.format(field, raw) ?? plainText(raw);
  const isOpen = description?.opens === true && action !== 'delete';
  const title = record?.title || undefined;
  const linked =
    isOpen && resource !== null && record && title !== undefined
      ? link?.({ resource, id: record.id, name: title })
      : undefined;
  const command = name === null ? undefined : description?.command(name);
  return (
    <Stack as="span" gap="0">
      {(description || title !== undefined) && (
        <Text overflow="clamp">
          {description?.name}
          {description && title !== undefined && ' · '}
          {linked ?? title}
        </Text>
      )}
      {command !== undefined && (
        <Text variant="caption" tone="muted">
          {command}
        </Text>
      )}
      {changes.map(({ field, from, to }) => (
        <Text key={field} variant="caption" tone="muted">
          {lineOf(description?.label(field) ?? field, textOf(field, from), textOf(field, to))}
        </Text>
      ))}
    </Stack>
  );

  function lineOf(field: string, from: string | undefined, to: string | undefined) {
    if (from === undefined && to === undefined) return t('fields.changes.hidden', { field });
    if (from === undefined) return t('fields.changes.set', { field, to: to ?? '' });
    return t('fields.changes.changed', { field, from, to: to ?? t('common.none') });
  }
}

/** Returns a value whose field is not known as a text; undefined for null. */
function plainText(raw: unknown): string | undefined {
  if (raw === null || raw === undefined) return undefined;
  return typeof raw === 'object' ? JSON.stringify(raw) : String(raw);
}
