import { TriangleAlert } from 'lucide';
import { type ReactNode, useRef } from 'react';
import { Button } from '#kit/button/button.tsx';
import { Dialog, preloadDialog } from '#kit/dialog/dialog.tsx';
import { Icon } from '#kit/icon/icon.tsx';
import { Stack } from '#kit/stack/stack.tsx';
import { Text } from '#kit/text/text.tsx';
import { confirmDialog } from '#styled/recipes';

/** The props of a question before an action that cannot be undone. */
export interface ConfirmDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  body: ReactNode;
  cancelLabel: string;
  confirmLabel: string;
  onConfirm: () => void;
  tone?: 'danger' | 'neutral' | undefined;
  /** True while the service checks whether the action is allowed. */
  waiting?: boolean | undefined;
  /** The reason why the action is not allowed. */
  blocked?: string | undefined;
  /** A change that the user should know of before confirming. */
  notice?: string | undefined;
  /** Lines below `blocked` or `notice` that explain it. Without one of these, they are not shown. */
  details?: readonly string[] | undefined;
  /** True while the action is in progress: the dialog cannot be closed. */
  pending?: boolean | undefined;
  /** Further input, such as a note. */
  children?: ReactNode;
}

/** Loads the code of the dialog. Called on hover and focus of its trigger. */
export const preloadConfirmDialog = preloadDialog;

/** A question before an action that cannot be undone. The cancel button gets focus. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    blocked,
    notice,
    details = [],
    waiting = false,
    pending = false,
    tone = 'neutral',
    onOpenChange,
  } = props;
  const warning = blocked ?? notice;
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
      {warning === undefined && props.children === undefined ? undefined : (
        <Stack gap="4">
          {warning !== undefined && (
            <div className={confirmDialog()} role="alert">
              <Icon of={TriangleAlert} />
              <Stack gap="1">
                <p>{warning}</p>
                {details.map((line) => (
                  <Text key={line} as="p" variant="caption" overflow="clamp">
                    {line}
                  </Text>
                ))}
              </Stack>
            </div>
          )}
          {props.children}
        </Stack>
      )}
    </Dialog>
  );
}
