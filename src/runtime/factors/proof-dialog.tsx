import { Dialog } from '#kit/dialog/dialog.tsx';
import { useTranslate } from '#lib/i18n/i18n.ts';
import type { ProofWays } from './proof.ts';
import { ProofForm } from './proof-form.tsx';

/** The props of the dialog that asks for a proof of identity. */
export interface ProofDialogProps {
  open: boolean;
  proof: ProofWays;
  onClose: () => void;
  onProved: () => void;
}

/** Asks for a proof of identity in a dialog, before a command runs. */
export function ProofDialog({ open, proof, onClose, onProved }: ProofDialogProps) {
  const t = useTranslate();
  return (
    <Dialog
      open={open}
      onOpenChange={(opened) => {
        if (!opened) onClose();
      }}
      title={t('security.factors.titles.proof')}
      closeLabel={t('common.close')}
      initialFocus={() => document.querySelector<HTMLElement>('[role="dialog"] input')}
    >
      <ProofForm proof={proof} onProved={async () => onProved()} onCancel={onClose} />
    </Dialog>
  );
}
