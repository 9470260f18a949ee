import { useEffect, useRef, useState } from 'react';
import { signInQuestion } from '#lib/session/in-background.ts';
import { request } from '#lib/session/request.ts';
import { session } from '#lib/session/session.ts';
import { readAccount } from '#resources/paths/session.ts';
import { readSessions } from '#resources/paths/sessions.ts';
import { type Ending, type EndTimer, startEndTimer } from './end-timer.ts';
import { startSessionClock } from './session-clock.ts';
import { readLengths } from './session-lengths.ts';
import { watchUses } from './session-uses.ts';

/** The shortest time between two attempts to read how long the session lasts, in milliseconds. */
const retryTime = 60_000;

/** The name of the channel on which a tab tells the others that it used the session, found its end, or signed in again. */
const channelName = 'session-use';

/** The difference between clocks, in milliseconds, up to which they count the same time. */
const tolerance = 1_000;

/**
 * Returns the end of this tab's session while it is near, also if only a call in the background has found that the session is
 * over, and three functions: `recordUse` after a use of the session, `restart` after the user has signed in again, and `verify`,
 * a call of the user's own, which ends the session if it is over. What happens in other tabs counts, too.
 */
export function useSessionEnd() {
  const [ending, setEnding] = useState<Ending>();
  const handlers = useRef({ recordUse() {}, restart() {} });

  useEffect(() => {
    const { now, ahead } = startSessionClock();
    const channel = new BroadcastChannel(channelName);
    let timer: EndTimer | undefined;
    let triedAt = Number.NEGATIVE_INFINITY;
    let isOver = false;
    /** By how much the clock of the computer was ahead when the session was used last. */
    let aheadAtUse = ahead();

    function show(next: Ending | undefined) {
      isOver = next?.minutes === 0;
      setEnding(next);
      if (isOver) void signInQuestion.open();
      else signInQuestion.close();
    }

    function stop(next?: Ending) {
      timer?.stop();
      timer = undefined;
      show(next);
    }

    /** A call in the background was refused, before the time of this page or after it. */
    function notice() {
      if (isOver || !signInQuestion.isOpen()) return;
      stop({ minutes: 0, canExtend: false });
      channel.postMessage('over');
    }

    /** Another tab has found that the session is over: this one finds out. */
    const findOut = () => void readLengths(readSessions).catch(() => undefined);

    async function start() {
      stop();
      if (session.state().accessToken === undefined) return;
      const epoch = session.epoch();
      triedAt = now();
      const lengths = await readLengths(readSessions).catch(() => undefined);
      if (lengths === undefined || epoch !== session.epoch() || triedAt === Number.POSITIVE_INFINITY) return;
      timer?.stop();
      aheadAtUse = ahead();
      timer = startEndTimer({
        lengths,
        now,
        onChange(next) {
          // Whether the clock was only set since the last use, or the computer slept until the end, is known to the service.
          if (next?.minutes === 0 && ahead() - aheadAtUse > tolerance) void start();
          else show(next);
        },
      });
    }

    function extend() {
      aheadAtUse = ahead();
      if (timer !== undefined) timer.recordUse();
      else if (!isOver && now() - triedAt > retryTime) void start();
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
    channel.addEventListener('message', ({ data }) => {
      if (data === 'restarted') void start();
      else if (data === 'used') extend();
      else if (!isOver) findOut();
    });
    document.addEventListener('visibilitychange', check);
    const ends = [
      session.onEvent(() => void start()),
      watchUses(recordUse),
      signInQuestion.subscribe(notice),
      // Without its address, the user would have to sign in on the login page.
      signInQuestion.allow(() => session.state().user?.email !== undefined),
    ];
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
    // Not a check of the session: it would be shared with one that waits for the question.
    verify: () => request(readAccount).then(() => handlers.current.restart()),
  };
}
