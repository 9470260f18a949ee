import type { ReactNode } from 'react';
import { Alert } from '#kit/alert/alert.tsx';
import { CopyButton } from '#kit/copy-button/copy-button.tsx';
import { DescriptionList } from '#kit/description-list/description-list.tsx';
import { JsonView } from '#kit/json-view/json-view.tsx';
import { Stack } from '#kit/stack/stack.tsx';
import { Text } from '#kit/text/text.tsx';
import { useTranslate } from '#lib/i18n/i18n.ts';
import { notify } from '#lib/notify/notify.ts';
import { cacheText, contractText, mismatchText } from './call-texts.ts';
import type { ExplainedCall } from './explained-call.ts';
import { maxItems } from './redact-body.ts';

/** Shows what the contract says of a call, what the cache had to do with it, and what may be shown of its response. */
export function CallDetails({ call }: { call: ExplainedCall }) {
  const t = useTranslate();
  const onFailure = () => notify.error(t('explain.copyDenied'));
  const cache = cacheText(call);
  const mismatches = call.mismatches ?? [];
  const entries: readonly (readonly [id: 'cache' | 'request' | 'contract', text: ReactNode])[] = [
    [
      'contract',
      <Stack key="contract" gap="2">
        {call.declared && (
          <Text as="code" variant="code">
            {call.declared.name}
          </Text>
        )}
        {mismatches.length === 0 ? (
          <Text tone={call.mismatches && call.declared && (call.status ?? 400) < 400 ? 'success' : 'muted'}>
            {contractText(call)}
          </Text>
        ) : (
          <Alert tone="warning" title={contractText(call)}>
            {mismatches.map((mismatch) => (
              <Text key={mismatchText(mismatch)} as="p">
                {mismatchText(mismatch)}
              </Text>
            ))}
          </Alert>
        )}
      </Stack>,
    ],
    ...(cache === undefined ? [] : [['cache', cache] as const]),
    ...(call.requestId === undefined
      ? []
      : [
          [
            'request',
            <Stack key="request" direction="row" gap="1" align="center">
              <Text as="code" variant="code">
                {call.requestId}
              </Text>
              <CopyButton
                size="sm"
                text={call.requestId}
                label={t('explain.copyRequest')}
                copiedLabel={t('explain.requestCopied')}
                onFailure={onFailure}
              />
            </Stack>,
          ] as const,
        ]),
  ];
  return (
    <Stack gap="3">
      <DescriptionList
        layout="rows"
        entries={entries.map(([id, description]) => ({
          id,
          term: t(`explain.${id}`),
          description,
          wide: true,
        }))}
      />
      {call.body !== undefined && (
        <Stack gap="2">
          <Stack gap="0">
            <Text tone="subtle">{t('explain.body')}</Text>
            <Text variant="caption" tone="muted">
              {t('explain.bodyText', { most: maxItems })}
            </Text>
          </Stack>
          <JsonView
            label={t('explain.body')}
            value={call.body}
            countLabel={(kind, count) => t(kind === 'list' ? 'explain.items' : 'explain.members', { count })}
            copy={{ label: t('explain.copyBody'), copiedLabel: t('explain.bodyCopied'), onFailure }}
          />
        </Stack>
      )}
    </Stack>
  );
}
