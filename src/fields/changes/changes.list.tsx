import type { ViewProps } from '#fields/contract.ts';
import { Stack } from '#kit/stack/stack.tsx';
import { Text } from '#kit/text/text.tsx';
import { useTranslate } from '#lib/i18n/i18n.ts';
import type { ChangesField } from './changes.ts';
import { RecordTitle } from './record-title.tsx';
import { useDescription } from './use-description.tsx';

/**
 * Shows the record with a link to its page, what happened to it, and a line for each changed field. In a list about one
 * record, the record itself is left out.
 */
export function ChangeList(props: ViewProps<ChangesField>) {
  const t = useTranslate();
  const { value, labelOf, describeResource, restrictedTo } = props;
  const { action, resource, name, record, changes } = value;
  const loaded = useDescription(describeResource, resource);
  const description = loaded ?? undefined;
  // A value without a text, e.g. an empty list, is shown as no value.
  const textOf = (field: string, raw: unknown) =>
    (description?.format(field, raw) ?? plainText(raw)) || undefined;
  const isChangedField = changes.some(({ field }) => field === name);
  const happened =
    name === null || isChangedField ? undefined : (description?.command(name) ?? labelOf(name));
  const shown = changes.flatMap(({ field, from, to }) => {
    const texts = [textOf(field, from), textOf(field, to)] as const;
    const isHidden = from === null && to === null;
    return isHidden || texts.some((text) => text !== undefined) ? [{ field, texts }] : [];
  });
  const isKnown = record !== null && restrictedTo?.['record'] === String(record.id);
  const isUntitled = isKnown && happened === undefined;
  return (
    <Stack as="span" gap="0" data-settling={loaded === undefined || undefined}>
      {isKnown && happened !== undefined && <Text>{happened}</Text>}
      {!isKnown && <RecordTitle {...props} description={description} happened={happened} />}
      {shown.map(({ field, texts }) => (
        <Text key={field} {...(!isUntitled && { variant: 'caption', tone: 'muted' })}>
          {lineOf(description?.label(field) ?? labelOf(field) ?? field, ...texts)}
        </Text>
      ))}
    </Stack>
  );

  function lineOf(field: string, from: string | undefined, to: string | undefined) {
    if (from === undefined && to === undefined)
      return t(`fields.changes.hidden.${hiddenText(action)}`, { field });
    // A created record had no value before, and a deleted one has none afterwards: the line has the only value.
    if (from === undefined || (to === undefined && action === 'delete'))
      return t('fields.changes.set', { field, value: from ?? to ?? '' });
    return t('fields.changes.changed', { field, from, to: to ?? t('common.none') });
  }
}

const hiddenText = (action: string) => (action === 'create' || action === 'delete' ? action : 'update');

/** Returns the text of a value whose field cannot read it, of an object the texts inside; undefined if there is none. */
function plainText(raw: unknown): string | undefined {
  if (raw === null || raw === undefined) return undefined;
  if (typeof raw !== 'object') return String(raw);
  const inside = Object.values(raw).flatMap((part) => plainText(part) ?? []);
  return inside.join(', ') || undefined;
}
