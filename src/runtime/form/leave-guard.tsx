import { ConfirmDialog } from '#kit/confirm-dialog/confirm-dialog.tsx';
import { useTranslate } from '#lib/i18n/i18n.ts';
import { useLeaving } from './use-leaving.ts';

interface LeaveGuardProps {
  isDirty: () => boolean;
  /** What is lost on a way to another state of the same page: nothing of a form that stands in it. Default: false. */
  ephemeral?: boolean;
  /** Shows what would have been lost, where it may be out of sight. */
  onStay?: () => void;
}

/** Asks before a page with unsaved changes is left, by whatever way. */
export function LeaveGuard({ isDirty, ephemeral = false, onStay }: LeaveGuardProps) {
  const t = useTranslate();
  const { asked, stay, leave } = useLeaving({
    isLost: (from, to) => (ephemeral || from.pathname !== to.pathname) && isDirty(),
    isDirty,
  });
  return (
    <LeaveQuestion
      open={asked}
      confirmLabel={t('form.leave')}
      onStay={() => {
        stay();
        onStay?.();
      }}
      onLeave={leave}
    />
  );
}

interface LeaveQuestionProps {
  open: boolean;
  confirmLabel: string;
  onStay: () => void;
  onLeave: () => void;
}

/** The question before what was typed is lost. */
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
