import { useEffect, useRef, useState } from 'react';
import { session } from '#lib/session/session.ts';
import { readSessions } from '#resources/paths/sessions.ts';
import { type Ending, type EndTimer, startEndTimer } from './end-timer.ts';
import { readLengths } from './session-lengths.ts';
import { watchUses } from './session-uses.ts';

/** The shortest time between two attempts to read how long the session lasts, in milliseconds. */
const retryTime = 60_000;

/** The name of the channel on which a tab tells the others that it used the session, or signed in again. */
const channelName = 'session-use';

/** Returns a clock in milliseconds that goes on while the computer sleeps, and never goes back. */
function createClock(): () => number {
  const [date, steady] = [Date.now(), performance.now()];
  return () => Math.max(Date.now() - date, performance.now() - steady);
}

/**
 * Returns the end of this tab's session while it is near, and two functions: `recordUse` after a use of the session, and
 * `restart` after the user has signed in again. Uses and sign-ins in other tabs count, too.
 */
export function useSessionEnd() {
  const [ending, setEnding] = useState<Ending>();
  const handlers = useRef({ recordUse() {}, restart() {} });

  useEffect(() => {
    const now = createClock();
    const channel = new BroadcastChannel(channelName);
    let timer: EndTimer | undefined;
    let triedAt = Number.NEGATIVE_INFINITY;

    function stop() {
      timer?.stop();
      timer = undefined;
      setEnding(undefined);
    }

    async function start() {
      stop();
      if (session.state().accessToken === undefined) return;
      const epoch = session.epoch();
      triedAt = now();
      const lengths = await readLengths(readSessions).catch(() => undefined);
      if (lengths === undefined || epoch !== session.epoch() || triedAt === Number.POSITIVE_INFINITY) return;
      timer?.stop();
      timer = startEndTimer({ lengths, now, onChange: setEnding });
    }

    function extend() {
      if (timer !== undefined) timer.recordUse();
      else if (now() - triedAt > retryTime) void start();
    }

    function recordUse() {
      extend();
      channel.postMessage('used');
    }

    function restart() {
      void start();
      channel.postMessage('restarted');
    }

    const check = () => timer?.check();
    channel.addEventListener('message', ({ data }) => (data === 'restarted' ? void start() : extend()));
    document.addEventListener('visibilitychange', check);
    const ends = [session.onEvent(() => void start()), watchUses(recordUse)];
    handlers.current = { recordUse, restart };
    void start();

    return () => {
      triedAt = Number.POSITIVE_INFINITY;
      timer?.stop();
      channel.close();
      document.removeEventListener('visibilitychange', check);
      for (const end of ends) end();
    };
  }, []);

  return {
    ending,
    recordUse: () => handlers.current.recordUse(),
    restart: () => handlers.current.restart(),
  };
}
