import { afterEach, expect, test, vi } from 'vitest';
import { readEvents } from './event-stream.ts';

afterEach(() => vi.useRealTimers());

async function read(...chunks: readonly string[]) {
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(encoder.encode(chunk));
      controller.close();
    },
  });
  const events: unknown[] = [];
  for await (const event of readEvents(body)) events.push(event);
  return events;
}

test('events are read however the stream is cut, and comments are left out', async () => {
  const text = ': début\n\nevent: start\nid: 1\ndata: {}\n\n: \n\nid:2\ndata: a\ndata: é\n\ndata: cut';
  const events = [
    { type: 'start', id: '1', data: '{}' },
    { type: '', id: '2', data: 'a\né' },
  ];
  expect(await read(text)).toEqual(events);
  expect(await read(...text)).toEqual(events);
  expect(await read(text.replaceAll('\n', '\r\n'))).toEqual(events);
});

test('a stream without any bytes for a minute ends, and its connection is closed', async () => {
  vi.useFakeTimers();
  const { promise: closed, resolve: close } = Promise.withResolvers<void>();
  const { promise: opened, resolve: open } =
    Promise.withResolvers<ReadableStreamDefaultController<Uint8Array<ArrayBuffer>>>();
  const events = readEvents(new ReadableStream({ start: open, cancel: () => close() }));
  let hasEnded = false;
  const ended = events.next().then(({ done }) => {
    hasEnded = done === true;
  });
  await vi.advanceTimersByTimeAsync(59_000);
  // A comment keeps it open.
  (await opened).enqueue(new TextEncoder().encode(': \n\n'));
  await vi.advanceTimersByTimeAsync(59_000);
  expect(hasEnded).toBe(false);
  await vi.advanceTimersByTimeAsync(1_000);
  await Promise.all([ended, closed]);
  expect(hasEnded).toBe(true);
});
