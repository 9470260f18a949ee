import { Download } from 'lucide';
import { lazyComponent } from '#kit/lazy-component.ts';
import { useTranslate } from '#lib/i18n/i18n.ts';
import { type ButtonDialog, DialogButton } from '#runtime/page/dialog-button.tsx';
import type { ExportedList } from './export-fields.ts';

const question = lazyComponent<ExportedList & ButtonDialog>(
  async () => (await import('./export-question.tsx')).ExportQuestion,
);

/** The button that exports a list to a file. */
export function ExportButton({ size, ...list }: ExportedList & { size?: 'sm' | 'md' }) {
  const t = useTranslate();
  return <DialogButton icon={Download} label={t('common.export')} size={size} dialog={question} of={list} />;
}
