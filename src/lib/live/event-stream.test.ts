import { expect, test } from 'vitest';
import { readEvents } from './event-stream.ts';

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
