import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useFakeTimers, useRealTimers } from './testing/fake-timers.ts';
import { createTransport } from './transport.ts';

/** A request whose bytes flow when the test says so. */
class Sending extends EventTarget {
  static last: Sending | undefined;
  readonly upload = new EventTarget();
  readonly status = 200;
  readonly statusText = 'OK';
  response = new TextEncoder().encode('{"data":1}').buffer;
  responseType = '';
  isAborted = false;

  constructor() {
    super();
    Sending.last = this;
  }

  open() {}
  setRequestHeader() {}
  send() {}
  getAllResponseHeaders = () => '';
  abort() {
    this.isAborted = true;
  }

  progress(loaded: number) {
    this.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded, total: 100 }));
  }
}

beforeEach(() => {
  vi.stubGlobal('XMLHttpRequest', Sending);
  Sending.last = undefined;
  useFakeTimers();
});
afterEach(() => {
  vi.unstubAllGlobals();
  useRealTimers();
});

/** Sends files, and returns the request once it has begun. */
async function upload(timeout?: number) {
  const onProgress = vi.fn<(part: number) => void>();
  const send = createTransport({ fetch: globalThis.fetch, host: 'https://api.test' });
  const body = new FormData();
  body.set('file', new Blob(['x']), 'x.txt');
  const response = send({ method: 'PUT', path: '/x', body, onProgress, timeout });
  const outcome = response.then(
    (value) => ({ value }),
    (error: unknown) => ({ error }),
  );
  await vi.waitFor(() => expect(Sending.last).toBeDefined());
  if (Sending.last === undefined) throw new Error('The request has not begun.');
  return { sending: Sending.last, outcome, onProgress };
}

test('an upload whose bytes flow is not cut, however long it takes', async () => {
  const { sending, outcome, onProgress } = await upload();
  for (let part = 20; part <= 100; part += 20) {
    await vi.advanceTimersByTimeAsync(29_000);
    sending.progress(part);
  }
  await vi.advanceTimersByTimeAsync(29_000);
  expect(sending.isAborted).toBe(false);
  sending.dispatchEvent(new Event('load'));
  expect(await outcome).toEqual({ value: { data: 1 } });
  expect(onProgress.mock.calls.map(([part]) => part)).toEqual([0.2, 0.4, 0.6, 0.8, 1]);
});

test.each([
  [undefined, 30_000],
  [5_000, 5_000],
])('an upload with the timeout %s ends when nothing has been sent for %i ms', async (timeout, time) => {
  const { sending, outcome } = await upload(timeout);
  await vi.advanceTimersByTimeAsync(time - 1_000);
  sending.progress(10);
  await vi.advanceTimersByTimeAsync(time - 1);
  expect(sending.isAborted).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(sending.isAborted).toBe(true);
  expect(await outcome).toMatchObject({ error: { reason: 'timeout', code: 'TIMEOUT_ERROR' } });
});
