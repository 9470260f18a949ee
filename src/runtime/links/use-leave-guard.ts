import { type HistoryLocation, useRouter } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { addLeaveGuard } from './leave-guards.ts';

interface LeaveGuardOptions {
  /** Returns true if this navigation would lose changes. */
  readonly isLost: (from: HistoryLocation, to: HistoryLocation) => boolean;
  /** Returns true if closing the page, or signing out, would lose changes. */
  readonly isDirty: () => boolean;
}

/**
 * Blocks navigations by links and by the browser, and signing out, until the user has confirmed them. The router's
 * `useBlocker` is not used, because it waits for the decision before it blocks: after "back", the address bar would show
 * the next page.
 */
export function useLeaveGuard(options: LeaveGuardOptions) {
  const { history } = useRouter();
  const [blocked, setBlocked] = useState(false);
  // Taken once: a second click within one task would navigate twice.
  const proceed = useRef<() => void>(undefined);
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
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
          setBlocked(true);
          proceed.current = () => {
            if (action === 'PUSH') history.push(href, state, ignoreBlocker);
            else if (action === 'REPLACE') history.replace(href, state, ignoreBlocker);
            else history.go(steps, ignoreBlocker);
          };
          return true;
        },
      }),
    [history],
  );

  useEffect(
    () =>
      addLeaveGuard((signOut) => {
        if (!latest.current.isDirty()) return false;
        setBlocked(true);
        proceed.current = signOut;
        return true;
      }),
    [],
  );

  return {
    blocked,
    stay: () => setBlocked(false),
    leave() {
      setBlocked(false);
      const navigate = proceed.current;
      proceed.current = undefined;
      navigate?.();
    },
  };
}
