import { useEffect, useState } from 'react';
import { lazyComponent, useLazyComponent } from '#kit/lazy-component.ts';
import type { ToastViewProps } from './toast-view.tsx';

/** The props of the toaster. */
export interface ToasterProps extends ToastViewProps {
  /** True after the first toast was sent. */
  wanted: boolean;
}

const view = lazyComponent(async () => (await import('./toast-view.tsx')).ToastView);

/** Milliseconds, long enough for any page to be painted first. */
const restTime = 3000;

/**
 * Shows toasts. Its code loads with the first toast, or some seconds after the first paint: after the connection is lost,
 * it could not be loaded. Toasts that were sent before are shown once it has loaded.
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
