import type { UseQueryResult } from '@tanstack/react-query';
import { Skeletons } from '#kit/skeleton/skeleton.tsx';
import { Stack } from '#kit/stack/stack.tsx';
import { Text } from '#kit/text/text.tsx';
import { useTranslate } from '#lib/i18n/i18n.ts';
import type { LastCommand } from '#runtime/history/last-command-query.ts';
import { isFailed, QueryError } from '#runtime/page/query-error.tsx';
import { FieldDetail } from '#runtime/record/field-detail.tsx';

/** Says why an account was disabled, by whom and when: the journal knows it. */
export function DisabledReason({ read }: { read: UseQueryResult<LastCommand> }) {
  const t = useTranslate();
  if (read.data === undefined && isFailed(read)) return <QueryError query={read} />;
  if (read.data === undefined)
    return (
      <div data-settling>
        <Skeletons of={[{ width: 'full' }, { width: 'lg' }]} />
      </div>
    );
  const { descriptor, entry } = read.data;
  if (entry === undefined) return <Text tone="muted">{t('pages.userDetail.disabledUnknown')}</Text>;
  const detail = (name: string) => <FieldDetail resource={descriptor} record={entry} name={name} />;
  return (
    <Stack gap="1">
      {entry['note'] === null ? (
        <Text tone="muted">{t('pages.userDetail.noReason')}</Text>
      ) : (
        <div>{detail('note')}</div>
      )}
      <div>{detail('actor')}</div>
      <Text as="div" variant="caption" tone="muted">
        {detail('createdAt')}
      </Text>
    </Stack>
  );
}
