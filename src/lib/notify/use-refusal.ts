import { useRef } from 'react';
import { notify } from './notify.ts';

let count = 0;

/** Shows why the service has refused what a form or a question sends. The toast goes with the next attempt's outcome. */
export function useRefusal() {
  const shown = useRef<string>(undefined);

  function close() {
    if (shown.current !== undefined) notify.clear(shown.current);
    shown.current = undefined;
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
