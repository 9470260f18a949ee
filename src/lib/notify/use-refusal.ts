import { useRef } from 'react';
import { notify } from './notify.ts';

/** Shows why the service has refused what a form or a question sends. The toast is closed by the outcome of the next attempt. */
export function useRefusal() {
  const closeLast = useRef<() => void>(undefined);
  return {
    show(text: string) {
      closeLast.current?.();
      closeLast.current = notify.error(text);
    },
    close() {
      closeLast.current?.();
      closeLast.current = undefined;
    },
  };
}
