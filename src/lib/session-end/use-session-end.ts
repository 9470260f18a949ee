import { useEffect, useRef, useState } from 'react';
import { session } from '#lib/session/session.ts';
import { readSessions } from '#resources/paths/sessions.ts';
import { type Ending, type EndTimer, startEndTimer } from './end-timer.ts';
import { readLengths } from './session-lengths.ts';
import { watchUses } from './session-uses.ts';

/** The least time between two tries to learn how long the session lasts, in milliseconds. */
const retryTime = 60_000;

/** The name of the channel on which a tab tells the others that it used the session, or signed in again. */
const channelName = 'session-use';

/** Returns a clock in milliseconds that goes on while the computer sleeps, and never goes back. */
function createClock(): () => number {
  const [date, steady] = [Date.now(), performance.now()];
  return () => Math.max(Date.now() - date, performance.now() - steady);
}

/**
 * Tells when the session of this tab is about to end. `noteUse` says that it was used, `restart` that the user has signed
 * in again. What happens in another tab counts.
 */
export function useSessionEnd() {
  const [ending, setEnding] = useState<Ending>();
  const handlers = useRef({ noteUse() {}, restart() {} });

  useEffect(() => {
    const now = createClock();
    const channel = new BroadcastChannel(channelName);
    let timer: EndTimer | undefined;
    let tried = Number.NEGATIVE_INFINITY;

    function stop() {
      timer?.stop();
      timer = undefined;
      setEnding(undefined);
    }

    async function start() {
      stop();
      if (session.state().accessToken === undefined) return;
      const epoch = session.epoch();
      tried = now();
      const lengths = await readLengths(readSessions).catch(() => undefined);
      if (lengths === undefined || epoch !== session.epoch() || tried === Number.POSITIVE_INFINITY) return;
      timer?.stop();
      timer = startEndTimer({ lengths, now, onChange: setEnding });
    }

    function use() {
      if (timer !== undefined) timer.use();
      else if (now() - tried > retryTime) void start();
    }

    function tell() {
      use();
      channel.postMessage('used');
    }

    function restart() {
      void start();
      channel.postMessage('restarted');
    }

    const check = () => timer?.check();
    channel.addEventListener('message', ({ data }) => (data === 'restarted' ? void start() : use()));
    document.addEventListener('visibilitychange', check);
    const ends = [session.onEvent(() => void start()), watchUses(tell)];
    handlers.current = { noteUse: tell, restart };
    void start();

    return () => {
      tried = Number.POSITIVE_INFINITY;
      timer?.stop();
      channel.close();
      document.removeEventListener('visibilitychange', check);
      for (const end of ends) end();
    };
  }, []);

  return {
    ending,
    noteUse: () => handlers.current.noteUse(),
    restart: () => handlers.current.restart(),
  };
}
