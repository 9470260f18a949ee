import { ConfirmDialog } from '#kit/confirm-dialog/confirm-dialog.tsx';
import { useTranslate } from '#lib/i18n/i18n.ts';
import { useLeaveGuard } from '#runtime/links/use-leave-guard.ts';

interface RunGuardProps {
  /** True while leaving would lose something. */
  active: boolean;
  title: string;
  text: string;
}

/**
 * Asks before the user leaves the page during a run, which stops it, while there are rows for another one, or while something is
 * shown that will not be shown again.
 */
export function RunGuard({ active, title, text }: RunGuardProps) {
  const t = useTranslate();
  const { blocked, stay, leave } = useLeaveGuard({ isLost: () => active, isDirty: () => active });
  return (
    <ConfirmDialog
      open={blocked}
      onOpenChange={(opened) => {
        if (!opened) stay();
      }}
      title={title}
      body={text}
      cancelLabel={t('runs.guard.stay')}
      confirmLabel={t('runs.guard.leave')}
      tone="danger"
      onConfirm={leave}
    />
  );
}
