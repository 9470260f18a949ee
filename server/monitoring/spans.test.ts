import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { expect, test, vi } from 'vitest';
import { createSpans } from './spans.ts';
import { traceOf } from './trace.ts';

/** Starts a collector that keeps the number of spans of each batch. */
async function startCollector() {
  const batches: number[] = [];
  const collector = createServer(async (incoming, outgoing) => {
    const { resourceSpans } = JSON.parse(await text(incoming));
    batches.push(resourceSpans[0].scopeSpans[0].spans.length);
    outgoing.end('{}');
  });
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', () => resolve()));
  const address = collector.address();
  const close = () => {
    collector.close();
    collector.closeAllConnections();
  };
  return { batches, close, endpoint: `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}` };
}

test('a request and its statements reach the collector as one trace, and a missing collector costs one line', async () => {
  const received: { path: string | undefined; body: string }[] = [];
  const collector = createServer((incoming, outgoing) => {
    let body = '';
    incoming.on('data', (chunk) => {
      body += String(chunk);
    });
    incoming.on('end', () => {
      received.push({ path: incoming.url, body });
      outgoing.end('{}');
    });
  });
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', () => resolve()));
  const address = collector.address();
  const endpoint = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/`;
  const errors: string[] = [];
  const log = { info: () => {}, error: (message: string) => void errors.push(message) };
  const trace = traceOf(undefined);
  const spans = createSpans(endpoint, 'back-office', log);
  spans.query(trace, 'select ?', 3);
  spans.request(trace, 'GET /x', 5, 500);
  await spans.close();
  expect(received.map(({ path }) => path)).toEqual(['/v1/traces']);
  const [{ scopeSpans, resource }] = JSON.parse(received[0]?.body ?? '').resourceSpans;
  expect(resource.attributes).toEqual([{ key: 'service.name', value: { stringValue: 'back-office' } }]);
  const [query, request] = scopeSpans[0].spans;
  expect(query).toMatchObject({ traceId: trace.id, parentSpanId: trace.span, name: 'select', kind: 3 });
  expect(request).toMatchObject({
    traceId: trace.id,
    spanId: trace.span,
    name: 'GET /x',
    status: { code: 2 },
  });
  expect(BigInt(request.endTimeUnixNano) - BigInt(request.startTimeUnixNano)).toBe(5_000_000n);
  collector.close();
  collector.closeAllConnections();

  const lost = createSpans(endpoint, 'back-office', log);
  lost.request(trace, 'GET /x', 5, 200);
  await lost.close();
  expect(errors).toEqual([expect.stringContaining('1 spans were not accepted')]);
});

test('spans beyond what a batch holds are dropped, and the log says how many', async () => {
  const { batches, endpoint, close } = await startCollector();
  const errors: string[] = [];
  const log = { info: () => {}, error: (message: string) => void errors.push(message) };
  const spans = createSpans(endpoint, 'back-office', log);
  for (let index = 0; index < 2051; index += 1) spans.request(traceOf(undefined), 'GET /x', 5, 200);
  await spans.close();
  close();
  expect(batches).toEqual([2048]);
  expect(errors).toEqual(['3 spans were dropped: more than 2048 in 5 s.']);
});

test('a collector that never responds does not keep the server from ending', async () => {
  const silent = createServer(() => {});
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', () => resolve()));
  const address = silent.address();
  const endpoint = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/`;
  const errors: string[] = [];
  const log = { info: () => {}, error: (message: string) => void errors.push(message) };
  const limit = vi.spyOn(AbortSignal, 'timeout');
  const spans = createSpans(endpoint, 'back-office', log);
  spans.request(traceOf(undefined), 'GET /x', 5, 200);
  await spans.close();
  expect(limit.mock.calls).toEqual([[2000]]);
  expect(errors).toEqual([expect.stringContaining('1 spans were not accepted')]);
  limit.mockRestore();
  silent.close();
  silent.closeAllConnections();
});
