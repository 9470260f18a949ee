import { ConfirmDialog } from '#kit/confirm-dialog/confirm-dialog.tsx';
import { useTranslate } from '#lib/i18n/i18n.ts';
import { useLeaveGuard } from '#runtime/links/use-leave-guard.ts';

/** Asks before the user leaves the page while rows are being created: leaving stops the import. */
export function ImportGuard({ isRunning }: { isRunning: boolean }) {
  const t = useTranslate();
  const { blocked, stay, leave } = useLeaveGuard({ isLost: () => isRunning, isDirty: () => isRunning });
  return (
    <ConfirmDialog
      open={blocked}
      onOpenChange={(opened) => {
        if (!opened) stay();
      }}
      title={t('import.leaveTitle')}
      body={t('import.leaveText')}
      cancelLabel={t('import.stay')}
      confirmLabel={t('form.leave')}
      tone="danger"
      onConfirm={leave}
    />
  );
}
