import { CircleAlert, TriangleAlert } from 'lucide';
import { type ReactNode, useId, useRef } from 'react';
import { Button } from '#kit/button/button.tsx';
import { Dialog, preloadDialog } from '#kit/dialog/dialog.tsx';
import { Icon } from '#kit/icon/icon.tsx';
import { Stack } from '#kit/stack/stack.tsx';
import { Text } from '#kit/text/text.tsx';
import { confirmDialog } from '#styled/recipes';

/** The props of a question that must be confirmed before an action. */
export interface ConfirmDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  /** The question: what happens to what. */
  body: ReactNode;
  /** The text of the button that changes nothing. */
  cancelLabel: string;
  /** The text of the button that acts: a verb. */
  confirmLabel: string;
  /** Called by the button that acts. */
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
  /** What the action is about, e.g. a `SubjectCard`. */
  subject?: ReactNode;
  /** The id of `subject`, by which the dialog is described, too. */
  subjectId?: string | undefined;
  /** What follows from the action, each in a sentence. Not shown while the action is blocked. */
  consequences?: { readonly title: string; readonly sentences: readonly string[] } | undefined;
  /** The sentence that says that the action cannot be undone. Not shown while the action is blocked. */
  final?: string | undefined;
  /** Further input, such as a note. */
  children?: ReactNode;
}

/** Loads the code of the dialog. Called on hover and focus of its trigger. */
export const preloadConfirmDialog = preloadDialog;

/** A question that must be confirmed before an action. The cancel button gets the focus. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { blocked, waiting = false, pending = false, tone = 'neutral', onOpenChange } = props;
  const cancel = useRef<HTMLButtonElement>(null);
  const finalId = useId();
  const described = [props.subjectId, blocked === undefined && props.final !== undefined && finalId];
  return (
    <Dialog
      open={props.open}
      onOpenChange={onOpenChange}
      role="alertdialog"
      size="sm"
      title={props.title}
      description={props.body}
      describedBy={described.filter(Boolean).join(' ') || undefined}
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
      {hasContent(props) ? <Content {...props} finalId={finalId} /> : undefined}
    </Dialog>
  );
}

function hasContent({ blocked, notice, children, subject, consequences, final }: ConfirmDialogProps) {
  const parts = [blocked, notice, children, subject, consequences, final];
  return parts.some((part) => part !== undefined);
}

/** What is below the sentence of the question: its subject first, what the user enters last. */
function Content(props: ConfirmDialogProps & { finalId: string }) {
  const { blocked, notice, details = [] } = props;
  const classes = confirmDialog();
  const warning = blocked ?? notice;
  return (
    <Stack gap="4">
      {props.subject}
      {warning !== undefined && (
        <div className={classes.warning} role="alert">
          <Icon of={TriangleAlert} />
          <Stack gap="1">
            <p>{warning}</p>
            {details.map((line) => (
              <Text key={line} as="p" variant="caption">
                {line}
              </Text>
            ))}
          </Stack>
        </div>
      )}
      {blocked === undefined && props.consequences && props.consequences.sentences.length > 0 && (
        <section>
          <h3 className={classes.heading}>{props.consequences.title}</h3>
          <ul className={classes.consequences}>
            {props.consequences.sentences.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </section>
      )}
      {blocked === undefined && props.final !== undefined && (
        <p id={props.finalId} className={classes.final}>
          <Icon of={CircleAlert} />
          {props.final}
        </p>
      )}
      {props.children}
    </Stack>
  );
}
