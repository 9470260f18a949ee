import { useEffect } from 'react';
import { ConfirmDialog } from '#kit/confirm-dialog/confirm-dialog.tsx';
import { useTranslate } from '#lib/i18n/i18n.ts';
import { useLeaveGuard } from '#runtime/links/use-leave-guard.ts';

/** The part of a form that is asked about. */
interface GuardedForm {
  isDirty(): boolean;
  /** True if its changes are being sent: whoever leaves does not lose them. */
  isSending(): boolean;
  /** The changes that the browser keeps. */
  readonly kept: { discard(): void };
}

interface LeaveGuardProps {
  form: GuardedForm;
  /** True if a change of the URL's parameters loses the form, as in a dialog. Default: false. */
  ephemeral?: boolean;
  /** False while the form is out of use, as in a closed dialog. Default: true. */
  active?: boolean;
  /** Shows the unsaved form, if it may be out of sight. */
  onStay?: () => void;
}

/**
 * Asks before the user leaves a page with unsaved changes. While these are being sent, the question says so; it is closed once
 * they are saved, and asks as usual if that fails.
 */
export function LeaveGuard({ form, ephemeral = false, active = true, onStay }: LeaveGuardProps) {
  const t = useTranslate();
  const isDirty = () => active && form.isDirty();
  const { blocked, stay, leave } = useLeaveGuard({
    isLost: (from, to) => (ephemeral || from.pathname !== to.pathname) && isDirty(),
    isDirty,
  });
  const isSending = form.isSending();
  useEffect(() => {
    if (blocked && !form.isDirty()) stay();
  });
  return (
    <LeaveQuestion
      open={blocked}
      isSending={isSending}
      confirmLabel={t('form.leave')}
      onStay={() => {
        stay();
        onStay?.();
      }}
      onLeave={() => {
        // A save that is under way may fail: its changes are then offered again.
        if (!isSending) form.kept.discard();
        leave();
      }}
    />
  );
}

interface LeaveQuestionProps {
  open: boolean;
  /** True if the changes are being sent. Default: false. */
  isSending?: boolean;
  confirmLabel: string;
  onStay: () => void;
  onLeave: () => void;
}

/** The dialog before changes are lost, or while it is not known whether they are saved. */
export function LeaveQuestion({ open, isSending, confirmLabel, onStay, onLeave }: LeaveQuestionProps) {
  const t = useTranslate();
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(opened) => {
        if (!opened) onStay();
      }}
      title={t(isSending ? 'form.sendingTitle' : 'form.leaveTitle')}
      body={t(isSending ? 'form.sendingText' : 'form.leaveText')}
      cancelLabel={t(isSending ? 'form.sendingStay' : 'form.stay')}
      confirmLabel={confirmLabel}
      tone={isSending ? 'neutral' : 'danger'}
      onConfirm={onLeave}
    />
  );
}
