import { useEffect, useRef, useState } from 'react';
import { session } from '#lib/session/session.ts';
import { readSessions } from '#resources/paths/sessions.ts';
import { type Ending, type EndTimer, startEndTimer } from './end-timer.ts';
import { readLengths } from './session-lengths.ts';
import { watchUses } from './session-uses.ts';

/** The least time between two tries to learn how long the session lasts, in milliseconds. */
const retryTime = 60_000;

/** The name of the channel on which a tab tells the others that it used the session. */
const channelName = 'session-use';

/** Returns a clock in milliseconds that goes on while the computer sleeps, and never goes back. */
function createClock(): () => number {
  const [date, steady] = [Date.now(), performance.now()];
  return () => Math.max(Date.now() - date, performance.now() - steady);
}

/** Tells when the session of this tab is about to end, and `noteUse` when it was used. A use in another tab counts. */
export function useSessionEnd() {
  const [ending, setEnding] = useState<Ending>();
  const noteUse = useRef(() => {});

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

    const check = () => timer?.check();
    channel.addEventListener('message', use);
    document.addEventListener('visibilitychange', check);
    const ends = [session.onEvent(() => void start()), watchUses(tell)];
    noteUse.current = tell;
    void start();

    return () => {
      tried = Number.POSITIVE_INFINITY;
      timer?.stop();
      channel.close();
      document.removeEventListener('visibilitychange', check);
      for (const end of ends) end();
    };
  }, []);

  return { ending, noteUse: () => noteUse.current() };
}
