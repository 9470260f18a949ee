import { useRef, useState } from 'react';

/**
 * Takes the submissions of one form or question, one at a time. From the call of `take` until `run` has ended, further
 * ones are ignored. The flag is set at once: two clicks within one task, or Enter twice, come before a render, and so
 * before a button knows that it is pending.
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
