import { useQuery } from '@tanstack/react-query';
import { Card } from '#kit/card/card.tsx';
import { DescriptionList } from '#kit/description-list/description-list.tsx';
import { Stack } from '#kit/stack/stack.tsx';
import { Text } from '#kit/text/text.tsx';
import { useTranslate } from '#lib/i18n/i18n.ts';
import { lastCommandQuery } from '#runtime/history/last-command-query.ts';
import { FieldDetail } from '#runtime/record/field-detail.tsx';
import { fieldLabel } from '#runtime/record/labels.ts';
import { useBriefly } from '#runtime/record/use-briefly.ts';
import type { Resource, StoredRecord } from '#schema/resource.ts';
import { DisabledReason } from './disabled-reason.tsx';

interface UserCardProps {
  resource: Resource;
  id: string;
  /** The user; undefined during loading. */
  user: StoredRecord | undefined;
}

/** Shows the account of a user. Beside the state of a disabled one is why it was disabled. */
export function UserCard({ resource, id, user }: UserCardProps) {
  const t = useTranslate();
  const settling = useBriefly(user === undefined);
  const isDisabled = user?.['status'] === 'disabled';
  const reason = useQuery({ ...lastCommandQuery(resource, id, 'disable'), enabled: isDisabled });
  const detail = (name: string) => <FieldDetail resource={resource} record={user} name={name} />;
  const fact = (name: string, term = fieldLabel(resource, name)) => ({
    id: name,
    term,
    description: detail(name),
  });
  const disabled = {
    id: 'disabled',
    term: t('pages.userDetail.disabled'),
    description: <DisabledReason read={reason} />,
  };
  return (
    <Card aria-busy={user === undefined}>
      <Stack>
        <Stack direction="row" align="center" wrap>
          {detail('avatar')}
          <Stack gap="1" growAsText>
            <Text variant="card">{detail('name')}</Text>
            <Text as="div" tone="muted" data-settling={settling || undefined}>
              {detail('email')}
            </Text>
            <Text as="div" variant="caption">
              {detail('emailVerified')}
            </Text>
          </Stack>
        </Stack>
        <DescriptionList
          layout="stacked"
          entries={[
            fact('phone'),
            fact('role', t('pages.userDetail.mainRole')),
            fact('activeRole', t('pages.userDetail.activeRole')),
            fact('status'),
            ...(isDisabled ? [disabled] : []),
            fact('rating'),
            fact('createdAt'),
            fact('subscription'),
          ]}
        />
      </Stack>
    </Card>
  );
}
