import { useRef } from 'react';
import { notify } from './notify.ts';

let count = 0;

/** Shows why the service has refused what a form or a question sends. The toast goes with the next attempt's outcome. */
export function useRefusal() {
  const shown = useRef<string>(undefined);

  /** Closes the toast. It comes after the toast of the success, which also shows what could not be shown before. */
  function close() {
    const id = shown.current;
    if (id === undefined) return;
    shown.current = undefined;
    void import('./toasts.ts').then(({ toast }) => toast.dismiss(id));
  }

  return {
    show(text: string) {
      close();
      count += 1;
      shown.current = `refusal-${count}`;
      notify.error(text, { id: shown.current });
    },
    close,
  };
}
