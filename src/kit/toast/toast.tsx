import { useEffect, useState } from 'react';
import { lazyComponent, useLazyComponent } from '#kit/lazy-component.ts';
import type { ToastViewProps } from './toast-view.tsx';

/** The props of the toaster. */
export interface ToasterProps extends ToastViewProps {
  /** True after the first toast was sent. */
  wanted: boolean;
}

const view = lazyComponent(async () => (await import('./toast-view.tsx')).ToastView);

/** The time after which the code loads without a toast, in milliseconds. Any page is painted by then. */
const restTime = 3000;

/**
 * Shows toasts. Its code loads with the first toast, or after some seconds: a toast about a lost connection could not load
 * it any more. Toasts that are sent earlier are shown once it has loaded.
 */
export function Toaster({ wanted, ...props }: ToasterProps) {
  const [rested, setRested] = useState(false);
  const Part = useLazyComponent(view, wanted || rested);
  useEffect(() => {
    const timer = setTimeout(setRested, restTime, true);
    return () => clearTimeout(timer);
  }, []);
  return Part === null ? null : <Part {...props} />;
}
