import { afterEach, expect, test, vi } from 'vitest';
import { followChanges } from './follow-changes.ts';
import type { Changed } from './live.ts';

afterEach(() => vi.useRealTimers());

const stream = (text: string) => new Response(text, { headers: { 'content-type': 'text/event-stream' } });
const start = (complete: boolean, id = '1') => `event: start\nid: ${id}\ndata: {"complete":${complete}}\n\n`;

/** Follows the changes of a service with these responses; an error is a failed connection. */
async function follow(responses: readonly (Response | Error)[], since?: string) {
  const ending = new AbortController();
  const told: Changed[] = [];
  const positions: (string | undefined)[] = [];
  const waits: number[] = [];
  let sessionChecks = 0;
  const position = { current: since };
  const left = [...responses];
  const isServed = await followChanges(position, ending.signal, {
    open: async (from) => {
      positions.push(from);
      const next = left.shift();
      if (left.length === 0) ending.abort();
      if (next instanceof Response) return next;
      throw next;
    },
    checkSession: async () => {
      sessionChecks += 1;
    },
    wait: async (milliseconds) => void waits.push(milliseconds),
    tell: (changed) => told.push(changed),
  });
  return { isServed, told, positions, waits, sessionChecks, position: position.current };
}

test('changes are told by resource, and the next connection goes on where the last one ended', async () => {
  const rides = 'id: 2\ndata: {"resource":"rides","count":3}\n\n';
  const { told, positions, position } = await follow([stream(start(true) + rides), stream(start(true, '3'))]);
  expect(told).toEqual(['rides']);
  expect(positions).toEqual([undefined, '2']);
  expect(position).toBe('3');
});

test('if the service no longer knows all changes, anything may have changed', async () => {
  expect((await follow([stream(start(false))], '9')).told).toEqual([undefined]);
  expect((await follow([stream(start(false))])).told).toEqual([undefined]);
  expect((await follow([stream(start(true))])).told).toEqual([]);
});

test('a failed connection is tried again, later and later; a refused token checks the session', async () => {
  const failures = Array.from({ length: 9 }, () => new TypeError('Failed to fetch'));
  const { waits } = await follow([...failures, stream('')]);
  for (const [index, wait] of waits.entries()) {
    const pause = Math.min(1_000 * 2 ** (index + 1), 60_000);
    expect(wait).toBeGreaterThanOrEqual(pause / 2);
    expect(wait).toBeLessThanOrEqual(pause * 1.5);
  }
  expect((await follow([new Response('', { status: 401 }), stream('')])).sessionChecks).toBe(1);
  expect((await follow([stream('data: no JSON\n\n'), stream('')])).isServed).toBe(true);
});

test('a service without the call is asked once', async () => {
  for (const status of [404, 405, 406, 501])
    expect(await follow([new Response('', { status }), stream('')])).toMatchObject({
      isServed: false,
      waits: [],
    });
  expect((await follow([Response.json({}), stream('')])).isServed).toBe(false);
});

test('a call that is forbidden for now, as before a required action is done, checks the session and is made again', async () => {
  const forbidden = () => new Response('', { status: 403 });
  expect(await follow([forbidden(), stream(start(true)), stream('')])).toMatchObject({
    isServed: true,
    sessionChecks: 1,
    position: '1',
  });
  expect(await follow([forbidden(), stream(''), forbidden(), stream('')])).toMatchObject({ isServed: true });
  const never = await follow([forbidden(), forbidden(), stream('')]);
  expect([never.isServed, never.sessionChecks]).toEqual([false, 1]);
});

test('a connection that gets no response is given up, and tried again', async () => {
  vi.useFakeTimers();
  const ending = new AbortController();
  const signals: AbortSignal[] = [];
  const waits: number[] = [];
  const followed = followChanges({ current: '7' }, ending.signal, {
    open: (_, signal) => {
      signals.push(signal);
      return new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason));
      });
    },
    checkSession: async () => undefined,
    wait: async (milliseconds) => void waits.push(milliseconds),
    tell: () => undefined,
  });
  await vi.advanceTimersByTimeAsync(59_000);
  expect([signals.length, waits.length]).toEqual([1, 0]);
  await vi.advanceTimersByTimeAsync(1_000);
  expect([signals.length, waits.length]).toEqual([2, 1]);
  ending.abort();
  expect(await followed).toBe(true);
});
