import { Dialog as Ark } from '@ark-ui/react/dialog';
import { Portal } from '@ark-ui/react/portal';
import { X } from 'lucide';
import { type ReactNode, type RefObject, useEffect, useId, useRef } from 'react';
import { keepFocus } from '#kit/app-frame/keep-focus.ts';
import { IconButton } from '#kit/icon-button/icon-button.tsx';
import { TextDirection } from '#kit/text-direction.tsx';
import { useQuietPage } from '#kit/use-quiet-page.ts';
import { dialog } from '#styled/recipes';
import { useOpener } from './use-opener.ts';
import { usePageFocus } from './use-page-focus.ts';

/** The props of a dialog. The component that opens it controls it. */
export interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description?: ReactNode;
  /** The id of an element of the content that describes the dialog, too. */
  describedBy?: string | undefined;
  children?: ReactNode;
  /** The buttons. */
  footer?: ReactNode;
  /** The name of the close button. Without it there is no close button. */
  closeLabel?: string | undefined;
  size?: 'sm' | 'md' | 'lg' | undefined;
  /** Pressing outside does not close an `alertdialog`. */
  role?: 'dialog' | 'alertdialog' | undefined;
  /** False while closing would lose work. */
  dismissible?: boolean | undefined;
  /** The element that gets focus. Default: the first one that can. */
  initialFocus?: RefObject<HTMLElement | null> | (() => HTMLElement | null) | undefined;
  /** Returns the element that gets focus when the dialog closes. Default: the one that had it before. */
  finalFocus?: (() => HTMLElement | null) | undefined;
}

/**
 * Keeps a dialog open when an older one closes, e.g. the palette in which it was asked for: Ark takes what opened later for
 * a part of the older one, and closes it, too.
 */
function stayOpen(content: HTMLElement | null) {
  const stay = (event: Event) => {
    if (event.target === content) event.preventDefault();
  };
  content?.addEventListener('layer:request-dismiss', stay);
  return () => content?.removeEventListener('layer:request-dismiss', stay);
}

/** The window, with the code that traps focus and hides the page behind. */
export function DialogFrame(props: DialogProps) {
  const { role = 'dialog', dismissible = true, initialFocus, size, closeLabel } = props;
  const styles = dialog({ size });
  const descriptionId = useId();
  useQuietPage(props.open);
  const page = usePageFocus(props.open);
  const opener = useOpener(props.open);
  const isOpen = useRef(props.open);
  isOpen.current = props.open;
  // The element that opened the dialog may have been removed, or the dialog together with it.
  useEffect(
    () => () => {
      if (isOpen.current) keepFocus();
    },
    [],
  );
  const focused = typeof initialFocus === 'function' ? initialFocus : () => initialFocus?.current ?? null;
  return (
    <TextDirection>
      <Ark.Root
        open={props.open}
        onOpenChange={({ open }) => props.onOpenChange(open)}
        role={role}
        closeOnEscape={dismissible}
        closeOnInteractOutside={dismissible && role === 'dialog'}
        // A dialog that gives way to this one returns the focus to its trigger. That must not close this one.
        onFocusOutside={(event) => event.preventDefault()}
        {...(initialFocus === undefined ? {} : { initialFocusEl: focused })}
        finalFocusEl={() => page() ?? props.finalFocus?.() ?? opener()}
        ids={{ description: descriptionId }}
        unmountOnExit
        // Ark returns the focus in a timer. If the dialog is closed at once, it has not fired yet: this later timer
        // runs after it.
        onExitComplete={() => setTimeout(keepFocus)}
      >
        <Portal>
          <Ark.Backdrop className={styles.backdrop} />
          <Ark.Positioner className={styles.positioner}>
            <Ark.Content
              ref={stayOpen}
              className={styles.content}
              {...(props.describedBy !== undefined && {
                'aria-describedby': `${descriptionId} ${props.describedBy}`,
              })}
            >
              <div className={styles.header}>
                <Ark.Title className={styles.title}>{props.title}</Ark.Title>
                {closeLabel === undefined ? null : (
                  <div className={styles.closeTrigger}>
                    <Ark.CloseTrigger asChild>
                      <IconButton
                        label={closeLabel}
                        icon={X}
                        variant="ghost"
                        size="sm"
                        disabled={!dismissible}
                      />
                    </Ark.CloseTrigger>
                  </div>
                )}
              </div>
              {props.description === undefined ? null : (
                <Ark.Description className={styles.description}>{props.description}</Ark.Description>
              )}
              {props.children === undefined ? null : <div className={styles.body}>{props.children}</div>}
              {props.footer === undefined ? null : (
                <div className={styles.footer} data-keep-clear>
                  {props.footer}
                </div>
              )}
            </Ark.Content>
          </Ark.Positioner>
        </Portal>
      </Ark.Root>
    </TextDirection>
  );
}
