import { Download } from 'lucide';
import type { ReactNode } from 'react';
import { Alert } from '#kit/alert/alert.tsx';
import { Announcement } from '#kit/announcement/announcement.tsx';
import { Button } from '#kit/button/button.tsx';
import { DescriptionList } from '#kit/description-list/description-list.tsx';
import { Icon } from '#kit/icon/icon.tsx';
import { Progress } from '#kit/progress/progress.tsx';
import { Stack } from '#kit/stack/stack.tsx';
import { Text } from '#kit/text/text.tsx';
import { useTranslate } from '#lib/i18n/i18n.ts';
import { formatInteger } from '#lib/numbers/numbers.ts';
import type { RunProgress } from './run-each.ts';
import { saveRunReport } from './run-report.ts';

/** The most refused items that are shown. */
const shownRefused = 50;

/** What a run that has ended has done. */
export interface RunResult {
  readonly title: string;
  readonly lines: readonly string[];
  /** True if nothing is left. That is not announced here: a toast says so, or the steps around the run. */
  readonly isComplete: boolean;
  /** What can be done then. */
  readonly tools?: ReactNode;
}

interface RunStateProps<Item> {
  progress: RunProgress<Item>;
  /** What the run does. */
  label: string;
  /** Returns the id and the name of an item. */
  nameOf: (item: Item) => { readonly id: string; readonly name: string };
  result: RunResult;
  /** True if the result of each item can be saved as a file. */
  report?: boolean;
}

/** How far a run is or what it has done, and each refused item with its reasons. */
export function RunState<Item>({ progress, label, nameOf, result, report = false }: RunStateProps<Item>) {
  const t = useTranslate();
  const { items, done, refused, state, failure } = progress;
  const handled = done + refused.length;
  const more = refused.length - shownRefused;
  return (
    <Stack gap="5">
      {state === 'ended' ? (
        <Stack gap="4">
          <Alert tone={result.isComplete ? 'success' : 'warning'} title={result.title}>
            {result.lines.join('\n')}
          </Alert>
          {result.tools}
        </Stack>
      ) : (
        <Progress
          label={label}
          text={t('runs.progress', {
            read: formatInteger(handled) ?? '',
            total: formatInteger(items.length) ?? '',
          })}
          value={handled / Math.max(1, items.length)}
        />
      )}
      {state === 'paused' && <Alert tone="info">{t('runs.paused')}</Alert>}
      <Announcement text={announced()} />
      {state === 'held' && (
        <Alert tone="warning" role="alert">
          {t('runs.held', { failure: failure ?? '' })}
        </Alert>
      )}
      {refused.length > 0 && (
        <DescriptionList
          entries={refused.slice(0, shownRefused).map(({ item, text }) => {
            const { id, name } = nameOf(item);
            return { id, term: name, description: text };
          })}
        />
      )}
      {more > 0 && (
        <Text tone="muted">{t('runs.others', { count: more, number: formatInteger(more) ?? '' })}</Text>
      )}
      {report && state === 'ended' && done < items.length && (
        <Stack direction="row">
          <Button
            variant="outline"
            size="sm"
            onClick={() => void saveRunReport(progress, (item) => nameOf(item).name)}
          >
            <Icon of={Download} size="sm" />
            {t('runs.results.download')}
          </Button>
        </Stack>
      )}
    </Stack>
  );

  function announced() {
    if (state === 'paused') return t('runs.paused');
    return state === 'ended' && !result.isComplete ? [result.title, ...result.lines].join(' ') : undefined;
  }
}
