import type { Log } from '#server/base/log.ts';
import { newSpan, type Trace } from './trace.ts';

/** Collects the spans of traces and sends them to a collector of OpenTelemetry. */
export interface Spans {
  /** Adds the span of a request that has just ended. */
  request(trace: Trace, name: string, ms: number, status: number): void;
  /** Adds the span of an SQL statement that has just ended, as a part of its request. */
  query(trace: Trace, shape: string, ms: number): void;
  /** Sends the spans that are left, and stops. */
  close(): Promise<void>;
}

/** The kinds of spans, as OpenTelemetry numbers them: a served request, and a statement sent to the database. */
const kinds = { server: 2, client: 3 } as const;
const failed = 2;
/** The maximum number of spans that wait for the next batch. Further ones are dropped, and counted. */
const maxWaiting = 2048;
const batchMs = 5000;
const timeoutMs = 5000;
/** The time limit for the last batch: a service manager kills a server that takes too long to end. */
const closeTimeoutMs = 2000;

type Value = { readonly stringValue: string } | { readonly intValue: string };
interface Span {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId: string | undefined;
  readonly name: string;
  readonly kind: number;
  readonly startTimeUnixNano: string;
  readonly endTimeUnixNano: string;
  readonly attributes: readonly { readonly key: string; readonly value: Value }[];
  readonly status: { readonly code?: number };
}

const text = (key: string, stringValue: string) => ({ key, value: { stringValue } });
const nanoseconds = (ms: number) => String(BigInt(Math.round(ms * 1000)) * 1000n);

/** Returns the start and the end of a span that took so many milliseconds and ends now. */
function timesOf(ms: number) {
  const end = performance.timeOrigin + performance.now();
  return { startTimeUnixNano: nanoseconds(end - ms), endTimeUnixNano: nanoseconds(end) };
}

/**
 * Creates the sender of spans, by OTLP over HTTP in JSON. `endpoint` is the value of OTEL_EXPORTER_OTLP_ENDPOINT. If
 * the collector does not accept a batch, one line is logged and its spans are lost. No request waits for the collector.
 */
export function createSpans(endpoint: string, service: string, log: Log): Spans {
  const address = `${endpoint.replace(/\/+$/, '')}/v1/traces`;
  const resource = { attributes: [text('service.name', service)] };
  let waiting: Span[] = [];
  let dropped = 0;
  const add = (span: Span) => {
    if (waiting.length < maxWaiting) waiting.push(span);
    else dropped += 1;
  };

  async function send(limitMs = timeoutMs): Promise<void> {
    const spans = waiting;
    waiting = [];
    if (dropped > 0)
      log.error(`${dropped} spans were dropped: more than ${maxWaiting} in ${batchMs / 1000} s.`);
    dropped = 0;
    if (spans.length === 0) return;
    const body = { resourceSpans: [{ resource, scopeSpans: [{ scope: { name: service }, spans }] }] };
    try {
      const response = await fetch(address, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(limitMs),
      });
      if (!response.ok) throw new Error(`status ${response.status}`);
    } catch (error) {
      log.error(`${spans.length} spans were not accepted: ${String(error)}`);
    }
  }

  const timer = setInterval(() => void send(), batchMs).unref();
  return {
    request({ id, span, parent }, name, ms, status) {
      add({
        traceId: id,
        spanId: span,
        parentSpanId: parent,
        name,
        kind: kinds.server,
        ...timesOf(ms),
        attributes: [{ key: 'http.response.status_code', value: { intValue: String(status) } }],
        status: status >= 500 ? { code: failed } : {},
      });
    },
    query({ id, span }, shape, ms) {
      const [name = 'query'] = shape.split(' ', 1);
      add({
        traceId: id,
        spanId: newSpan(),
        parentSpanId: span,
        name,
        kind: kinds.client,
        ...timesOf(ms),
        attributes: [text('db.system.name', 'postgresql'), text('db.query.text', shape)],
        status: {},
      });
    },
    close: () => {
      clearInterval(timer);
      return send(closeTimeoutMs);
    },
  };
}
