import { useState } from 'react';
import { Accordion } from '#kit/accordion/accordion.tsx';
import { CopyButton } from '#kit/copy-button/copy-button.tsx';
import { useTranslate } from '#lib/i18n/i18n.ts';
import { notify } from '#lib/notify/notify.ts';
import { CallDetails } from './call-details.tsx';
import { CallSummary } from './call-summary.tsx';
import { curlOf } from './curl.ts';
import type { ExplainedCall } from './explained-call.ts';

/** The calls of a screen. Each opens to its details; one with a mismatch is open from the start. `host` is for commands. */
export function CallList({ calls, host }: { calls: readonly ExplainedCall[]; host: string }) {
  const t = useTranslate();
  const [pressed, setPressed] = useState<ReadonlyMap<string, boolean>>(new Map());
  const isOpen = ({ id, mismatches = [] }: ExplainedCall) => pressed.get(String(id)) ?? mismatches.length > 0;
  return (
    <Accordion
      level={4}
      value={calls.filter(isOpen).map(({ id }) => String(id))}
      onValueChange={(open) =>
        setPressed(new Map(calls.map(({ id }) => [String(id), open.includes(String(id))])))
      }
      items={calls.map((call) => ({
        value: String(call.id),
        summary: <CallSummary call={call} />,
        actions: (
          <CopyButton
            size="sm"
            text={curlOf(call, host)}
            label={t('explain.copyCurl')}
            copiedLabel={t('explain.curlCopied')}
            onFailure={() => notify.error(t('explain.copyDenied'))}
          />
        ),
        content: <CallDetails call={call} />,
      }))}
    />
  );
}
