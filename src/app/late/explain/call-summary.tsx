import { Badge } from '#kit/badge/badge.tsx';
import { Stack } from '#kit/stack/stack.tsx';
import { Text } from '#kit/text/text.tsx';
import { useTranslate } from '#lib/i18n/i18n.ts';
import { contractText, statusText } from './call-texts.ts';
import type { ExplainedCall } from './explained-call.ts';

/** Returns the tone of a call's status: a refusal and a missing response do not look alike. */
function toneOf({ status = 0, failure }: ExplainedCall) {
  if (failure === 'network' || status >= 500) return 'danger' as const;
  if (status >= 400) return 'warning' as const;
  return status === 0 ? ('neutral' as const) : ('success' as const);
}

/** Shows a path with its query: it wraps before a parameter, and within one only if that is longer than a line. */
function Address({ path, search }: Pick<ExplainedCall, 'path' | 'search'>) {
  const query = search === '' ? [] : decodeURIComponent(search.replaceAll('+', ' ')).split(/(?=&)/);
  return (
    <Text as="code" variant="code" overflow="together">
      {path}
      {query.map((part) => (
        <Text key={part} tone="muted" variant="inherit" overflow="together">
          {part}
        </Text>
      ))}
    </Text>
  );
}

/** A call in brief: what was sent, and how it ended. A response that is not the declared one is marked. */
export function CallSummary({ call }: { call: ExplainedCall }) {
  const t = useTranslate();
  return (
    <Stack as="span" gap="1" align="start" grow>
      <Stack as="span" direction="row" gap="2" align="center" wrap>
        <Text as="strong" variant="strong">
          {call.method}
        </Text>
        <Badge tone={toneOf(call)}>{statusText(call)}</Badge>
        {call.mismatches && call.mismatches.length > 0 && <Badge tone="warning">{contractText(call)}</Badge>}
        {call.ms !== undefined && (
          <Text variant="caption" tone="muted" tabular>
            {t('explain.milliseconds', { count: Math.round(call.ms) })}
          </Text>
        )}
      </Stack>
      <Address path={call.path} search={call.search} />
    </Stack>
  );
}
