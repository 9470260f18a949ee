import { createFetch } from 'ofetch';
import { address, type Query } from './address.ts';
import { ApiError, abandoned } from './api-error.ts';
import { readProblemBody } from './problem-body.ts';

/** One call of the service. */
export interface Call {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE' | undefined;
  /** Without the prefix `/api/v1`. */
  readonly path: string;
  /** `root`: served without that prefix. */
  readonly base?: 'root' | undefined;
  readonly query?: Query | undefined;
  /** A form travels as multipart, anything else as JSON. */
  readonly body?: unknown;
  readonly signal?: AbortSignal | undefined;
  /** Default: 30 s. */
  readonly timeout?: number | undefined;
}

/** What a call says of who makes it. */
export interface Credentials {
  readonly bearer?: string | undefined;
  readonly headers?: Readonly<Record<string, string>> | undefined;
}

/** Makes one call: gives the parsed answer (undefined where it is empty) or throws an {@link ApiError}. */
export type Send = (call: Call, credentials?: Credentials) => Promise<unknown>;

interface TransportOptions {
  readonly fetch: typeof globalThis.fetch;
  /** Where the service is; empty for the page's own origin. */
  readonly host: string;
}

const TIMEOUT = 30_000;

/** The way to the service. The session stands between it and everybody else. */
export function createTransport(options: TransportOptions): Send {
  const $fetch = createFetch({ fetch: options.fetch });

  return async (call, credentials = {}) => {
    const clock = new AbortController();
    const timer = setTimeout(() => clock.abort(), call.timeout ?? TIMEOUT);
    const signals = call.signal === undefined ? [clock.signal] : [clock.signal, call.signal];
    const { body, contentType } = encode(call.body);
    const answer = { status: 0, ok: false, text: '' };
    try {
      const response = await $fetch.raw(address(options.host, call), {
        method: call.method ?? 'GET',
        headers: {
          Accept: 'application/json',
          ...contentType,
          ...(credentials.bearer !== undefined && { Authorization: `Bearer ${credentials.bearer}` }),
          ...credentials.headers,
        },
        body,
        signal: AbortSignal.any(signals),
        // The body is read here: only so can broken JSON be told from an answer.
        responseType: 'stream',
        ignoreResponseError: true,
        retry: false,
      });
      answer.status = response.status;
      answer.ok = response.ok;
      answer.text = await response.text();
    } catch (cause) {
      if (call.signal?.aborted) throw abandoned();
      throw new ApiError(clock.signal.aborted ? 'timeout' : 'network', { cause });
    } finally {
      clearTimeout(timer);
    }
    return interpret(answer);
  };
}

function encode(body: unknown): { body: FormData | string | null; contentType?: Record<string, string> } {
  if (body === undefined) return { body: null };
  // The browser itself writes the boundary of a form into its content type.
  if (body instanceof FormData) return { body };
  return { body: JSON.stringify(body), contentType: { 'Content-Type': 'application/json' } };
}

function interpret({ status, ok, text }: { status: number; ok: boolean; text: string }): unknown {
  const parsed = parse(text);
  if (!ok) throw readProblemBody(status, parsed.value);
  if (parsed.cause !== undefined) throw new ApiError('parsing', { status, cause: parsed.cause });
  return parsed.value;
}

function parse(text: string): { value?: unknown; cause?: unknown } {
  if (text.trim() === '') return {};
  try {
    const value: unknown = JSON.parse(text);
    return { value };
  } catch (cause) {
    return { cause };
  }
}
