import type { ViewProps } from '#fields/contract.ts';
import { Stack } from '#kit/stack/stack.tsx';
import { Text } from '#kit/text/text.tsx';
import { useTranslate } from '#lib/i18n/i18n.ts';
import type { ChangesField } from './changes.ts';
import { RecordTitle } from './record-title.tsx';
import { useDescription } from './use-description.tsx';

/** The record with a link to its page, what happened to it, and a line for each changed field. */
export function ChangeList(props: ViewProps<ChangesField>) {
  const t = useTranslate();
  const { value, labelOf, describeResource } = props;
  const { resource, name, changes } = value;
  const description = useDescription(describeResource, resource);
  const textOf = (field: string, raw: unknown) => description?.format(field, raw) ?? plainText(raw);
  const happened = name === null ? undefined : (description?.command(name) ?? labelOf(name));
  return (
    <Stack as="span" gap="0">
      <RecordTitle {...props} description={description} />
      {happened !== undefined && (
        <Text variant="caption" tone="muted">
          {happened}
        </Text>
      )}
      {changes.map(({ field, from, to }) => (
        <Text key={field} variant="caption" tone="muted">
          {lineOf(
            description?.label(field) ?? labelOf(field) ?? field,
            textOf(field, from),
            textOf(field, to),
          )}
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
  if (Array.isArray(raw)) return raw.map(plainText).join(', ');
  return typeof raw === 'object' ? JSON.stringify(raw) : String(raw);
}
