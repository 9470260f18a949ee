import { Upload } from 'lucide';
import { lazyComponent } from '#kit/lazy-component.ts';
import { useTranslate } from '#lib/i18n/i18n.ts';
import { type ButtonDialog, DialogButton } from '#runtime/page/dialog-button.tsx';
import type { Resource } from '#schema/resource.ts';

const dialog = lazyComponent<{ resource: Resource } & ButtonDialog>(
  async () => (await import('./import-dialog.tsx')).ImportDialog,
);

/** The button that creates records from a file. */
export function ImportButton({ resource }: { resource: Resource }) {
  const t = useTranslate();
  return <DialogButton icon={Upload} label={t('common.import')} dialog={dialog} of={{ resource }} />;
}
