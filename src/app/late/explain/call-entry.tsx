import type { ReactNode } from 'react';
import { Alert } from '#kit/alert/alert.tsx';
import { Badge } from '#kit/badge/badge.tsx';
import { CopyButton } from '#kit/copy-button/copy-button.tsx';
import { DescriptionList } from '#kit/description-list/description-list.tsx';
import { Stack } from '#kit/stack/stack.tsx';
import { Text } from '#kit/text/text.tsx';
import { useTranslate } from '#lib/i18n/i18n.ts';
import { notify } from '#lib/notify/notify.ts';
import { cacheText, contractText, mismatchText, statusText } from './call-texts.ts';
import { curlOf } from './curl.ts';
import type { ExplainedCall } from './explained-call.ts';

/** Returns the tone of a call's status: a refusal and a missing response are told apart at a glance. */
function toneOf({ status = 0, failure }: ExplainedCall) {
  if (failure === 'network' || status >= 500) return 'danger' as const;
  if (status >= 400) return 'warning' as const;
  return status === 0 ? ('neutral' as const) : ('success' as const);
}

/** Shows a path with its query: it may wrap before each part. */
function Address({ path, search }: Pick<ExplainedCall, 'path' | 'search'>) {
  const query = search === '' ? [] : decodeURIComponent(search.replaceAll('+', ' ')).split(/(?=&)/);
  return (
    <Text as="code" variant="code" overflow="together">
      {path}
      {query.map((part) => (
        <Text key={part} tone="muted" variant="inherit">
          <wbr />
          {part}
        </Text>
      ))}
    </Text>
  );
}

/** Shows one call: what was sent, what came back, and what the contract says of it. `host` is for its command. */
export function CallEntry({ call, host }: { call: ExplainedCall; host: string }) {
  const t = useTranslate();
  const onFailure = () => notify.error(t('explain.copyDenied'));
  const cache = cacheText(call);
  const mismatches = call.mismatches ?? [];
  const entries: readonly (readonly [id: 'duration' | 'cache' | 'request' | 'contract', text: ReactNode])[] =
    [
      ...(call.ms === undefined
        ? []
        : [['duration', t('explain.milliseconds', { count: Math.round(call.ms) })] as const]),
      ...(cache === undefined ? [] : [['cache', cache] as const]),
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
    <Stack as="li" gap="2">
      <Stack direction="row" gap="2" align="start" justify="between">
        <Stack gap="1" align="start">
          <Stack direction="row" gap="2" align="center" wrap>
            <Text as="strong" variant="strong">
              {call.method}
            </Text>
            <Badge tone={toneOf(call)}>{statusText(call)}</Badge>
          </Stack>
          <Address path={call.path} search={call.search} />
        </Stack>
        <CopyButton
          size="sm"
          text={curlOf(call, host)}
          label={t('explain.copyCurl')}
          copiedLabel={t('explain.curlCopied')}
          onFailure={onFailure}
        />
      </Stack>
      <DescriptionList
        layout="rows"
        entries={entries.map(([id, description]) => ({ id, term: t(`explain.${id}`), description }))}
      />
    </Stack>
  );
}
