import { ConfirmDialog } from '#kit/confirm-dialog/confirm-dialog.tsx';
import { useTranslate } from '#lib/i18n/i18n.ts';
import { resourceText } from '#runtime/record/labels.ts';
import type { RemovalDialogProps } from './removal-dialog.tsx';
import { useRemoval } from './use-removal.ts';

/** The question itself: the same title and buttons for every resource, a text of its own. */
export function RemovalQuestion({ resource, removal }: RemovalDialogProps) {
  const t = useTranslate();
  const { waiting, blocked, pending, confirm } = useRemoval(resource, removal);
  return (
    <ConfirmDialog
      open={removal.open}
      onOpenChange={removal.setOpen}
      title={t('remove.title')}
      body={resourceText(resource, 'remove.text')}
      cancelLabel={t('common.cancel')}
      confirmLabel={t('remove.confirm')}
      tone="danger"
      waiting={waiting}
      blocked={blocked}
      pending={pending}
      onConfirm={confirm}
    />
  );
}
