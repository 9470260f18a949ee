import type { Log } from '#server/base/log.ts';
import { newSpan, type Trace } from './trace.ts';

/** Collects the parts of traces and sends them to a collector of OpenTelemetry. */
export interface Spans {
  /** Notes a request that has just ended. */
  request(trace: Trace, name: string, ms: number, status: number): void;
  /** Notes a statement of the request that has just ended. */
  query(trace: Trace, shape: string, ms: number): void;
  /** Sends what is left. */
  close(): Promise<void>;
}

/** The kinds of OpenTelemetry: a request is served, a statement is sent to another service. */
const kinds = { server: 2, client: 3 } as const;
const failed = 2;
/** What waits to be sent. If a collector does not accept more, what is new is dropped. */
const most = 2048;
const batchMs = 5000;
const timeoutMs = 5000;

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

/** Returns the times of something that took so many milliseconds and ends now. */
function timesOf(ms: number) {
  const end = performance.timeOrigin + performance.now();
  return { startTimeUnixNano: nanoseconds(end - ms), endTimeUnixNano: nanoseconds(end) };
}

/**
 * Creates the sender of traces, by OTLP over HTTP in JSON. `endpoint` is that of OTEL_EXPORTER_OTLP_ENDPOINT. A collector that
 * does not respond costs a line of the log per batch, and no request waits for it.
 */
export function createSpans(endpoint: string, service: string, log: Log): Spans {
  const address = `${endpoint.replace(/\/+$/, '')}/v1/traces`;
  const resource = { attributes: [text('service.name', service)] };
  let waiting: Span[] = [];
  const add = (span: Span) => {
    if (waiting.length < most) waiting.push(span);
  };

  async function send(): Promise<void> {
    const spans = waiting;
    waiting = [];
    if (spans.length === 0) return;
    const body = { resourceSpans: [{ resource, scopeSpans: [{ scope: { name: service }, spans }] }] };
    try {
      const response = await fetch(address, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(timeoutMs),
      });
      if (!response.ok) throw new Error(`status ${response.status}`);
    } catch (error) {
      log.error(`${spans.length} parts of traces were not accepted: ${String(error)}`);
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
      return send();
    },
  };
}
