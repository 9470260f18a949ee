import { Progress } from '#kit/progress/progress.tsx';
import { useTranslate } from '#lib/i18n/i18n.ts';
import { formatShare } from '#lib/numbers/compact.ts';

/** How much of the files of a form has been sent. After the last byte the service works on them. */
export function UploadProgress({ part }: { part: number | undefined }) {
  const t = useTranslate();
  if (part === undefined) return null;
  return part < 1 ? (
    <Progress label={t('form.sending')} text={formatShare(part, 1) ?? ''} value={part} />
  ) : (
    <Progress label={t('form.receiving')} text="" />
  );
}
