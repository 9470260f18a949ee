import { ConfirmDialog } from '#kit/confirm-dialog/confirm-dialog.tsx';
import { useTranslate } from '#lib/i18n/i18n.ts';
import { useQuestionParts } from '#runtime/questions/question-parts.tsx';
import { resourceText } from '#runtime/record/labels.ts';
import type { Resource } from '#schema/resource.ts';
import type { RemovalController } from './use-removal-controller.ts';
import { useRemovalMutation } from './use-removal-mutation.ts';

/** The record to delete, and the state of its dialog. */
export interface RemovalQuestionProps {
  resource: Resource;
  removal: RemovalController;
}

/** The dialog itself. Its title and buttons are the same for every resource; the text is that of the resource. */
export function RemovalQuestion({ resource, removal }: RemovalQuestionProps) {
  const t = useTranslate();
  const mutation = useRemovalMutation(resource, removal);
  const { record, waiting, blocked, hasChanged, changes, counts, pending, confirm } = mutation;
  const parts = useQuestionParts({ resource, record, action: 'remove', final: true, counts });
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
      blocked={pending ? undefined : blocked}
      notice={hasChanged && !pending ? t('form.changedSince') : undefined}
      details={changes}
      pending={pending}
      {...parts}
      onConfirm={confirm}
    />
  );
}
