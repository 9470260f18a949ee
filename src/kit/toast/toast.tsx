import { useEffect, useState } from 'react';
import { deferred, useDeferred } from '#kit/deferred.ts';
import type { ToastViewProps } from './toast-view.tsx';

/** The corner in which toasts appear. */
export interface ToasterProps extends ToastViewProps {
  /** A toast has been sent. */
  wanted: boolean;
}

const view = deferred(async () => (await import('./toast-view.tsx')).ToastView);

/** Long enough for any page to be painted first, in milliseconds. */
const restTime = 3000;

/**
 * Its code comes with the first toast, or once the page is at rest: a toast that tells of a lost connection could
 * not fetch it any more. What was sent before it is there is shown then.
 */
export function Toaster({ wanted, ...props }: ToasterProps) {
  const [rested, setRested] = useState(false);
  const Part = useDeferred(view, wanted || rested);
  useEffect(() => {
    const timer = setTimeout(setRested, restTime, true);
    return () => clearTimeout(timer);
  }, []);
  return Part === null ? null : <Part {...props} />;
}
