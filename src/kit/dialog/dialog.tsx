import type { ReactNode, RefObject } from 'react';
import { deferred, useDeferred } from '#kit/deferred.ts';

/** A dialog is controlled: who opens it says when, and hears when it asks to be closed. */
export interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description?: ReactNode;
  children?: ReactNode;
  /** The buttons. */
  footer?: ReactNode;
  /** Names the cross; without it there is none. */
  closeLabel?: string | undefined;
  size?: 'sm' | 'md' | 'lg' | undefined;
  /** An alert asks for an answer: it is not closed by pressing beside it. */
  role?: 'dialog' | 'alertdialog' | undefined;
  /** False while closing would leave something half done. */
  dismissible?: boolean | undefined;
  /** Where the keyboard starts; otherwise on the first thing that takes focus. */
  initialFocus?: RefObject<HTMLElement | null> | (() => HTMLElement | null) | undefined;
}

const frame = deferred(async () => (await import('./dialog-frame.tsx')).DialogFrame);

/** Fetches the dialog's code: called when its trigger is pointed at or focused. */
export const preloadDialog = () => frame.preload();

/** A modal window over the page. Focus goes back to where it came from when it closes. */
export function Dialog(props: DialogProps) {
  const Part = useDeferred(frame, props.open);
  return Part === null ? null : <Part {...props} />;
}
