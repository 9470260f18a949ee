import { useQuery } from '@tanstack/react-query';
import { Absent } from '#fields/absent.tsx';
import { Badge } from '#kit/badge/badge.tsx';
import { Button } from '#kit/button/button.tsx';
import { ConfirmDialog, preloadConfirmDialog } from '#kit/confirm-dialog/confirm-dialog.tsx';
import { onIntent } from '#kit/lazy-component.ts';
import { Stack } from '#kit/stack/stack.tsx';
import { Table } from '#kit/table/table.tsx';
import { Text } from '#kit/text/text.tsx';
import { useTranslate } from '#lib/i18n/i18n.ts';
import { RichText } from '#lib/i18n/rich-text.tsx';
import { isFailed, QueryError } from '#runtime/page/query-error.tsx';
import { deviceName } from './device-name.ts';
import { type OpenSession, openSessionsQuery } from './open-sessions.ts';
import { sessionName } from './session-name.ts';
import { timeColumns } from './time-columns.tsx';
import { useSessionEnding } from './use-session-ending.ts';

/** Shows one's open sessions. Each of them can be ended, except the current one: that is signing out. */
export function SessionsTable() {
  const t = useTranslate();
  const query = useQuery(openSessionsQuery);
  const ending = useSessionEnding();
  const sessions = query.data ?? [];
  const { target } = ending;
  return (
    <>
      <Table
        title={t('security.sessions.title')}
        rows={sessions}
        rowKey={({ id }) => String(id)}
        loading={query.data === undefined && query.isFetching}
        skeletonRows={2}
        empty={t('list.empty')}
        error={isFailed(query) ? <QueryError query={query} /> : undefined}
        tools={
          sessions.some(({ current }) => !current) && (
            <Button
              variant="dangerOutline"
              {...onIntent(preloadConfirmDialog)}
              onClick={() => ending.ask('others')}
            >
              {t('security.sessions.endOthers')}
            </Button>
          )
        }
        columns={[
          {
            id: 'device',
            header: t('security.sessions.device'),
            width: 240,
            cell: (session) => <SessionDevice session={session} />,
          },
          {
            id: 'ip',
            header: t('security.sessions.ip'),
            width: 190,
            cell: ({ ip }) => (ip === '' ? <Absent /> : <Text tabular>{ip}</Text>),
          },
          ...timeColumns({
            createdAt: t('security.sessions.createdAt'),
            lastUsedAt: t('security.sessions.lastUsedAt'),
          }),
          {
            id: 'actions',
            header: t('common.actions'),
            position: 'actions',
            align: 'end',
            width: 120,
            cell: (session) =>
              session.current ? null : (
                <Button
                  variant="outline"
                  size="sm"
                  aria-label={t('security.sessions.endNamed', { device: sessionName(session) })}
                  {...onIntent(preloadConfirmDialog)}
                  onClick={() => ending.ask(session)}
                >
                  {t('security.sessions.end')}
                </Button>
              ),
          },
        ]}
      />
      <ConfirmDialog
        open={ending.open}
        onOpenChange={ending.setOpen}
        title={t('remove.title')}
        body={
          target === 'others' ? (
            t('security.sessions.othersText')
          ) : (
            <RichText text="security.sessions.rich.one" values={{ device: sessionName(target) }} />
          )
        }
        cancelLabel={t('common.cancel')}
        confirmLabel={t(target === 'others' ? 'security.sessions.endOthers' : 'security.sessions.confirm')}
        tone="danger"
        final={t('security.factors.final')}
        pending={ending.pending}
        onConfirm={ending.confirm}
      />
    </>
  );
}

function SessionDevice({ session: { agent, current } }: { session: OpenSession }) {
  const t = useTranslate();
  return (
    <Stack direction="row" gap="2" align="center" wrap>
      <Text variant="strong">{deviceName(agent)}</Text>
      {current && <Badge tone="accent">{t('security.sessions.current')}</Badge>}
    </Stack>
  );
}
