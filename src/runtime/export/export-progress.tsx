import { Alert } from '#kit/alert/alert.tsx';
import { Progress } from '#kit/progress/progress.tsx';
import { useTranslate } from '#lib/i18n/i18n.ts';
import { formatInteger } from '#lib/numbers/numbers.ts';
import type { ExportState } from './use-export.ts';

/** How far an export is, or why it stopped. */
export function ExportProgress({ state }: { state: ExportState }) {
  const t = useTranslate();
  const count = (number: number) => formatInteger(number) ?? '';
  if (state.step === 'choosing') return null;
  if (state.step === 'failed') return <Alert role="alert">{state.text}</Alert>;
  if (state.step === 'writing') return <Progress label={t('export.writing')} text="" />;
  const { read, total } = state;
  return total === undefined ? (
    <Progress label={t('export.reading')} text={count(read)} />
  ) : (
    <Progress
      label={t('export.reading')}
      text={t('export.read', { read: count(read), total: count(total) })}
      // Rows can be added while the list is read.
      value={Math.min(1, read / Math.max(1, total))}
    />
  );
}
