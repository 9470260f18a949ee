import { ConfirmDialog } from '#kit/confirm-dialog/confirm-dialog.tsx';
import { useTranslate } from '#lib/i18n/i18n.ts';
import { useLeaveGuard } from '#runtime/links/use-leave-guard.ts';

interface LeaveGuardProps {
  isDirty: () => boolean;
  /** True if a change of the URL's parameters loses the form, as in a dialog. Default: false. */
  ephemeral?: boolean;
  /** Shows the unsaved form, if it may be out of sight. */
  onStay?: () => void;
  /** Called when the user leaves and so loses the changes. */
  onLeave?: () => void;
}

/** Asks before the user leaves a page with unsaved changes. */
export function LeaveGuard({ isDirty, ephemeral = false, onStay, onLeave }: LeaveGuardProps) {
  const t = useTranslate();
  const { blocked, stay, leave } = useLeaveGuard({
    isLost: (from, to) => (ephemeral || from.pathname !== to.pathname) && isDirty(),
    isDirty,
  });
  return (
    <LeaveQuestion
      open={blocked}
      confirmLabel={t('form.leave')}
      onStay={() => {
        stay();
        onStay?.();
      }}
      onLeave={() => {
        onLeave?.();
        leave();
      }}
    />
  );
}

interface LeaveQuestionProps {
  open: boolean;
  confirmLabel: string;
  onStay: () => void;
  onLeave: () => void;
}

/** The dialog before changes are lost. */
export function LeaveQuestion({ open, confirmLabel, onStay, onLeave }: LeaveQuestionProps) {
  const t = useTranslate();
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(opened) => {
        if (!opened) onStay();
      }}
      title={t('form.leaveTitle')}
      body={t('form.leaveText')}
      cancelLabel={t('form.stay')}
      confirmLabel={confirmLabel}
      tone="danger"
      onConfirm={onLeave}
    />
  );
}
