import { useRef, useState } from 'react';

/**
 * Returns `take`, which runs one submission of a form or a question at a time: while `run` has not ended, further calls
 * are ignored. `take` sets its flag synchronously, since two clicks within one task, or Enter twice, come before React
 * has disabled the button.
 */
export function useSingleSubmission() {
  const taken = useRef(false);
  const [pending, setPending] = useState(false);
  return {
    /** True from `take` until its `run` has ended. */
    pending,
    take(run: () => Promise<unknown>): void {
      if (taken.current) return;
      taken.current = true;
      setPending(true);
      void run().finally(() => {
        taken.current = false;
        setPending(false);
      });
    },
  };
}
