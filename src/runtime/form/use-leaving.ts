import { type HistoryLocation, useRouter } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';

interface Leaving {
  /** Whether the way from one address to the next would lose something; asked at the moment of leaving. */
  readonly isLost: (from: HistoryLocation, to: HistoryLocation) => boolean;
  /** The same, of closing the page. */
  readonly isDirty: () => boolean;
}

/**
 * Stops who leaves, by a link or by the browser's own ways, until it is known whether that is meant. Stopped at once
 * and not when the answer is there: meanwhile the address stays the page's own.
 */
export function useLeaving(leaving: Leaving) {
  const { history } = useRouter();
  const [goOn, setGoOn] = useState<() => void>();
  const latest = useRef(leaving);
  useEffect(() => {
    latest.current = leaving;
  });

  useEffect(
    () =>
      history.block({
        enableBeforeUnload: () => latest.current.isDirty(),
        blockerFn({ action, currentLocation, nextLocation }) {
          if (!latest.current.isLost(currentLocation, nextLocation)) return false;
          const { href, state } = nextLocation;
          const steps = state.__TSR_index - currentLocation.state.__TSR_index;
          const ignoreBlocker = { ignoreBlocker: true };
          setGoOn(() => () => {
            if (action === 'PUSH') history.push(href, state, ignoreBlocker);
            else if (action === 'REPLACE') history.replace(href, state, ignoreBlocker);
            else history.go(steps, ignoreBlocker);
          });
          return true;
        },
      }),
    [history],
  );

  return {
    asked: goOn !== undefined,
    stay: () => setGoOn(undefined),
    leave() {
      setGoOn(undefined);
      goOn?.();
    },
  };
}
