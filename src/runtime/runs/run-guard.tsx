import { ConfirmDialog } from '#kit/confirm-dialog/confirm-dialog.tsx';
import { useTranslate } from '#lib/i18n/i18n.ts';
import { useLeaveGuard } from '#runtime/links/use-leave-guard.ts';

interface RunGuardProps {
  isRunning: boolean;
  title: string;
  text: string;
}

/** Asks before the user leaves the page during a run: leaving stops it. */
export function RunGuard({ isRunning, title, text }: RunGuardProps) {
  const t = useTranslate();
  const { blocked, stay, leave } = useLeaveGuard({ isLost: () => isRunning, isDirty: () => isRunning });
  return (
    <ConfirmDialog
      open={blocked}
      onOpenChange={(opened) => {
        if (!opened) stay();
      }}
      title={title}
      body={text}
      cancelLabel={t('runs.stay')}
      confirmLabel={t('runs.leave')}
      tone="danger"
      onConfirm={leave}
    />
  );
}
