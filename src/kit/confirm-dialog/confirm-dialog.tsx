import { TriangleAlert } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { Button } from '#kit/button/button.tsx';
import { Dialog, preloadDialog } from '#kit/dialog/dialog.tsx';
import { confirmDialog } from '#styled/recipes';

/** A question before something that can't be undone. */
export interface ConfirmDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  body: ReactNode;
  cancelLabel: string;
  confirmLabel: string;
  onConfirm: () => void;
  tone?: 'danger' | 'neutral' | undefined;
  /** A check is under way: the confirmation waits for its answer. */
  waiting?: boolean | undefined;
  /** Why the confirmation can't be given. */
  blocked?: string | undefined;
  /** It was given and is being carried out: nothing closes the dialog now. */
  pending?: boolean | undefined;
  /** What else is asked, a note for instance. */
  children?: ReactNode;
}

/** Fetches the dialog's code: called when its trigger is pointed at or focused. */
export const preloadConfirmDialog = preloadDialog;

/** The keyboard starts on the answer that changes nothing. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { blocked, waiting = false, pending = false, tone = 'neutral', onOpenChange } = props;
  const cancel = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      open={props.open}
      onOpenChange={onOpenChange}
      role="alertdialog"
      size="sm"
      title={props.title}
      description={props.body}
      dismissible={!pending}
      initialFocus={cancel}
      footer={
        <>
          <Button ref={cancel} variant="outline" disabled={pending} onClick={() => onOpenChange(false)}>
            {props.cancelLabel}
          </Button>
          <Button
            variant={tone === 'danger' ? 'danger' : 'solid'}
            loading={waiting || pending}
            disabled={blocked !== undefined}
            onClick={props.onConfirm}
          >
            {props.confirmLabel}
          </Button>
        </>
      }
    >
      {blocked === undefined ? (
        props.children
      ) : (
        <p className={confirmDialog()} role="alert">
          <TriangleAlert aria-hidden />
          {blocked}
        </p>
      )}
    </Dialog>
  );
}
