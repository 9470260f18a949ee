import { useQuery } from '@tanstack/react-query';
import { ShieldCheck } from 'lucide';
import { Button } from '#kit/button/button.tsx';
import { preloadDialog } from '#kit/dialog/dialog.tsx';
import { EmptyState } from '#kit/empty-state/empty-state.tsx';
import { onIntent } from '#kit/lazy-component.ts';
import { Stack } from '#kit/stack/stack.tsx';
import { Table } from '#kit/table/table.tsx';
import { Text } from '#kit/text/text.tsx';
import { useTranslate } from '#lib/i18n/i18n.ts';
import { hasPasskeys } from '#runtime/factors/passkeys.ts';
import { isFailed, QueryError } from '#runtime/page/query-error.tsx';
import { factorsQuery } from './factor-calls.ts';
import { FactorDialog } from './factor-dialog.tsx';
import { timeColumns } from './time-columns.tsx';
import { useFactorSteps } from './use-factor-steps.ts';

/** Shows one's second factors and the number of recovery codes that are left. */
export function FactorsTable() {
  const t = useTranslate();
  const query = useQuery(factorsQuery);
  const steps = useFactorSteps();
  const { factors = [], recoveryCodes = 0, required = false } = query.data ?? {};
  const isLast = factors.length === 1;
  const intent = onIntent(preloadDialog);
  return (
    <Stack gap="2">
      <Table
        title={t('security.factors.title')}
        rows={factors}
        rowKey={({ id }) => String(id)}
        loading={query.data === undefined && query.isFetching}
        skeletonRows={1}
        empty={
          <EmptyState
            icon={ShieldCheck}
            title={t('security.factors.none')}
            text={t(required ? 'security.factors.required' : 'security.factors.noneText')}
          />
        }
        error={isFailed(query) ? <QueryError query={query} /> : undefined}
        tools={
          <>
            <Button variant="outline" loading={steps.pending} {...intent} onClick={steps.addTotp}>
              {t('security.factors.addTotp')}
            </Button>
            {hasPasskeys() && (
              <Button variant="outline" loading={steps.pending} {...intent} onClick={steps.addPasskey}>
                {t('security.factors.addPasskey')}
              </Button>
            )}
          </>
        }
        columns={[
          {
            id: 'name',
            header: t('security.factors.name'),
            width: 220,
            cell: ({ name }) => <Text variant="strong">{name}</Text>,
          },
          {
            id: 'kind',
            header: t('security.factors.kind'),
            width: 200,
            cell: ({ kind }) => t(`security.factors.kinds.${kind}`),
          },
          ...timeColumns({
            createdAt: t('security.factors.createdAt'),
            lastUsedAt: t('security.sessions.lastUsedAt'),
          }),
          {
            id: 'actions',
            header: t('common.actions'),
            position: 'actions',
            align: 'end',
            width: 220,
            cell: (factor) => (
              <Stack direction="row" gap="2" justify="end">
                <Button
                  variant="outline"
                  size="sm"
                  aria-label={t('security.factors.renameNamed', { name: factor.name })}
                  {...intent}
                  onClick={() => steps.askName(factor)}
                >
                  {t('security.factors.rename')}
                </Button>
                {!(required && isLast) && (
                  <Button
                    variant="outline"
                    size="sm"
                    aria-label={t('list.remove', { title: factor.name })}
                    {...intent}
                    onClick={() => steps.askRemoval(factor)}
                  >
                    {t('common.remove')}
                  </Button>
                )}
              </Stack>
            ),
          },
        ]}
      />
      {factors.length > 0 && (
        <Stack direction="row" gap="2" align="center" wrap>
          <Text tone={recoveryCodes < 3 ? 'warning' : 'muted'}>
            {t('security.factors.codesLeft', { count: recoveryCodes })}
          </Text>
          <Button variant="ghost" size="sm" {...intent} onClick={steps.askRenewal}>
            {t('security.factors.renew')}
          </Button>
        </Stack>
      )}
      <FactorDialog steps={steps} isLast={isLast} />
    </Stack>
  );
}
