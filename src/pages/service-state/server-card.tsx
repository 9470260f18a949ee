import type { ReactNode } from 'react';
import { Badge } from '#kit/badge/badge.tsx';
import { Card } from '#kit/card/card.tsx';
import { DescriptionList } from '#kit/description-list/description-list.tsx';
import { Skeleton } from '#kit/skeleton/skeleton.tsx';
import { Stack } from '#kit/stack/stack.tsx';
import { Text } from '#kit/text/text.tsx';
import { formatClockTime } from '#lib/dates/clock-time.ts';
import { formatDateTime } from '#lib/dates/dates.ts';
import { useTranslate } from '#lib/i18n/i18n.ts';
import { formatInteger, formatPercent } from '#lib/numbers/numbers.ts';
import type { Messages } from '#schema/messages.ts';
import type { ServiceState } from './state-queries.ts';

type Fact = keyof Messages['pages']['serviceState']['facts'];

/** Shows the parts of the service: server, database, connections, mails. `readAt` is when they were read, in milliseconds. */
export function ServerCard({ state, readAt }: { state: ServiceState | undefined; readAt: number }) {
  const t = useTranslate();
  const none = t('common.none');
  const number = (value: number | undefined) => formatInteger(value) ?? none;
  const { database = {}, migrations = {}, pool = {}, replica, mails } = state ?? {};
  const hasPool = Object.values(pool).some((value) => value !== undefined);
  const mailText = mails === null ? t('pages.serviceState.noMails') : number(mails?.waiting);
  const replicaText = () => {
    if (replica === null) return t('pages.serviceState.noReplica');
    const { reads, made } = replica ?? {};
    const share = reads ? formatPercent((made ?? 0) / reads) : undefined;
    return t('pages.serviceState.replicaText', { share: share ?? none, reads: number(reads) });
  };
  const databaseText = (version: string) =>
    t(`pages.serviceState.databases.${database.embedded ? 'embedded' : 'server'}`, { version });
  const poolText = () =>
    t('pages.serviceState.poolText', {
      used: number(pool.used),
      idle: number(pool.idle),
      waiting: number(pool.waiting),
    });
  const facts: readonly (readonly [Fact, ReactNode])[] = [
    ['version', state?.version ?? none],
    ['startedAt', formatDateTime(state?.startedAt) ?? none],
    ['database', database.version === undefined ? none : databaseText(database.version)],
    [
      'migration',
      <Stack key="migration" direction="row" gap="2" align="center" wrap>
        {migrations.last ?? none}
        {migrations.known === false && <Badge tone="warning">{t('pages.serviceState.newerMigration')}</Badge>}
      </Stack>,
    ],
    ['pool', hasPool ? poolText() : none],
    ['replica', replica === undefined ? none : replicaText()],
    ['processes', number(state?.processes)],
    ['mails', mailText],
    ['streams', number(state?.streams)],
  ];
  return (
    <Card
      title={t('pages.serviceState.server')}
      actions={
        state && (
          <Text variant="caption" tone="muted" tabular>
            {t('pages.serviceState.refreshed', { time: formatClockTime(readAt) })}
          </Text>
        )
      }
      aria-busy={state === undefined}
    >
      <DescriptionList
        layout="columns"
        entries={facts.map(([name, value]) => ({
          id: name,
          term: t(`pages.serviceState.facts.${name}`),
          description: state === undefined ? <Skeleton width="md" /> : value,
        }))}
      />
    </Card>
  );
}
